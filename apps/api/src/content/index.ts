export type { ConsentEntity } from './consent.entity';
export { ConsentService } from './consent.service';
export { ContentModule } from './content.module';
