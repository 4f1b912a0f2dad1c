export { ClosureModule } from './closure.module';
