import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, register } from 'prom-client';
import { CONFIG, type Config } from '../config';
import { Db } from '../db/db';
import { JobService } from '../jobs/job.service';
import { FieldCipher } from '../security/field-cipher';
import { Anchors } from './anchors';
import { AuditChain } from './audit-chain';
import { LOCKED_MARKS, type LockedMarks } from '../providers/locked-marks';

const EVERY_MS = 5000;
/** Time between two marks in the bucket: each check of the log lists all of them. */
const LOCK_MS = 15 * 60_000;
/** A first mark, and one that failed, does not wait so long. */
const TRY_LOCK_MS = 60_000;
/** Name of the periodic task. */
export const AUDIT_SEALING = 'seal-audit';

/** Chains new lines of the audit log every few seconds, in one process at a time. */
@Injectable()
export class AuditSealer extends AuditChain implements OnModuleInit {
  constructor(
    db: Db,
    cipher: FieldCipher,
    private readonly jobs: JobService,
    @Inject(CONFIG) config: Config,
    @Inject(LOCKED_MARKS) private readonly marks: LockedMarks | undefined,
  ) {
    super(db, cipher, new Anchors(config.DATA_DIR, marks));
  }

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, AUDIT_SEALING, async () => {
      await this.seal();
    });
    if (!this.marks) return;
    const locked = lockedAt();
    let next = 0;
    this.jobs.every(TRY_LOCK_MS, 'lock-anchors', async () => {
      if (Date.now() < next) return;
      await this.lockEnd();
      next = Date.now() + LOCK_MS;
      locked.setToCurrentTime();
    });
  }
}

/** Time of the last anchor in the bucket with object lock. */
function lockedAt(): Gauge {
  register.removeSingleMetric('anchors_locked_at_seconds');
  return new Gauge({
    name: 'anchors_locked_at_seconds',
    help: 'Time of the last anchor of the audit log in the bucket with object lock',
  });
}
