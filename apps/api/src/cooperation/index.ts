export { CooperationModule } from './cooperation.module';
export { ThreadEndService } from './thread-end.service';
