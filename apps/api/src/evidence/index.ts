export { SEALING as SEALING_EVIDENCE, SealService } from './seal.service';
export { TimeStampService } from './time-stamp.service';
