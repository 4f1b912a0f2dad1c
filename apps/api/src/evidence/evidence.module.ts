import { Module } from '@nestjs/common';
import { CONFIG } from '../core/config';
import { EvidenceCertificateService } from './evidence-certificate.service';
import { EvidenceController } from './evidence.controller';
import { EvidenceService } from './evidence.service';
import { LeafService } from './leaf.service';
import { ProofService } from './proof.service';
import { SealService } from './seal.service';
import { openTimeAuthority, TIME_AUTHORITY } from './time-authority';
import { TimeStampService } from './time-stamp.service';

@Module({
  controllers: [EvidenceController],
  providers: [
    EvidenceCertificateService,
    EvidenceService,
    LeafService,
    ProofService,
    SealService,
    TimeStampService,
    { provide: TIME_AUTHORITY, inject: [CONFIG], useFactory: openTimeAuthority },
  ],
  exports: [EvidenceService],
})
export class EvidenceModule {}
