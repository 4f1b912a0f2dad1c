export { EvidenceModule } from './evidence.module';
export { EvidenceService } from './evidence.service';
export { EVIDENCE_SEALING, SealService } from './seal.service';
export { TimeStampService } from './time-stamp.service';
