import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sealText } from '@ipw/domain';
import { Db } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import type { SealEntity } from './leaf.entity';
import { sealView } from './proof.service';
import { TIME_AUTHORITY, type TimeAuthority, timeStampOf } from './time-authority';

const EVERY_MS = 60_000;
/** Name of the periodic task. */
const STAMPING = 'stamp-evidence';
/** Seals stamped in a row: after an outage of days others wait for the next minute. */
const MOST = 20;

/** Has each seal stamped by the time-stamp authority. While that cannot be reached, seals wait. */
@Injectable()
export class TimeStampService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    @Inject(TIME_AUTHORITY) private readonly authority: TimeAuthority | undefined,
  ) {}

  onModuleInit(): void {
    if (this.authority) this.jobs.every(EVERY_MS, STAMPING, () => this.stampAll());
  }

  /** Certificates the authority's tokens are trusted by. */
  async trusted(): Promise<string[]> {
    return (await this.authority?.trusted()) ?? [];
  }

  async stampAll(): Promise<void> {
    const { authority } = this;
    if (!authority) return;
    const seals = await this.db.rows<SealEntity>(
      'SELECT number, size, root, sealed_at, token, stamped_at FROM evidence_seal WHERE stamped_at IS NULL ORDER BY number LIMIT ?',
      [MOST],
    );
    for (const seal of seals) {
      const { token, at } = await timeStampOf(authority, sealText(sealView(seal)));
      await this.db.update(
        'evidence_seal',
        { token, stamped_at: new Date(at) },
        { number: seal.number, stamped_at: null },
      );
    }
  }
}
