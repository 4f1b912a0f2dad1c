export { BroadcastModule } from './broadcast.module';
