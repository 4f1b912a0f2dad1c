export { EvidenceModule } from './evidence.module';
export { EvidenceService } from './evidence.service';
export { SEALING as SEALING_EVIDENCE, SealService } from './seal.service';
export { TimeStampService } from './time-stamp.service';
