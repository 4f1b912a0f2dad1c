import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { Db } from '../db/db';
import { JobService } from '../jobs/job.service';
import { FieldCipher } from '../security/field-cipher';
import { Anchors } from './anchors';
import { AuditChain } from './audit-chain';

const EVERY_MS = 5000;
/** Name of the periodic task. */
export const SEALING = 'seal-audit';

/** Chains new lines of the audit log every few seconds, in one process at a time. */
@Injectable()
export class AuditSealer extends AuditChain implements OnModuleInit {
  constructor(
    db: Db,
    cipher: FieldCipher,
    private readonly jobs: JobService,
    @Inject(CONFIG) config: Config,
  ) {
    super(db, cipher, new Anchors(config.DATA_DIR));
  }

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, SEALING, async () => {
      await this.seal();
    });
  }
}
