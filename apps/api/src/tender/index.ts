export { NOTHING_ENTERED, SNAPSHOT_FILES, snapshotFiles } from './registration.content';
export type { Entered, Snapshot } from './registration.entity';
export { columnsOf, filesOf } from './tender.content';
