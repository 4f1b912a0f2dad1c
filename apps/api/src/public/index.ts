export { PublicModule } from './public.module';
