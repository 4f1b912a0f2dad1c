export { placeOf } from './place';
export type { ScanEntity } from './scan.entity';
export { ScanService } from './scan.service';
export { ScanCountService } from './scan-count.service';
export { ScanCounterService } from './scan-counter.service';
