export { placeOf } from './place';
export type { ScanEntity } from './scan.entity';
export { ScanService } from './scan.service';
