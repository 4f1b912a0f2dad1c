export { SealService } from './seal.service';
export { TimeStampService } from './time-stamp.service';
