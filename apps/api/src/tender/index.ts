export { NOTHING_ENTERED, SNAPSHOT_FILES, snapshotFiles } from './registration.content';
export type { Entered, Snapshot } from './registration.entity';
export { RegistrationEndService } from './registration-end.service';
export { TenderModule } from './tender.module';
export { columnsOf, filesOf } from './tender.content';
