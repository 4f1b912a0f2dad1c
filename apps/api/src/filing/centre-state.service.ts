import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CentreState, filingMachine } from '@ipw/domain';
import { Db } from '../core/db/db';
import { isOutage } from '../core/db/outage';
import { isDiskFull } from '../core/disk/disk';
import { DomainError } from '../core/errors/domain-error';
import { iso } from '../core/http/iso';
import { gauge } from '../core/metrics/metrics';
import { isBucketOutage } from '../core/providers/bucket-outage';
import type { FilingCentreEntity } from './filing.entity';

const WITH_CENTRE = filingMachine.actions.send.to;

/** Whether an error is the centre's: no refusal, and not that of our disk, bucket or database. */
const isOfCentre = (error: unknown): boolean =>
  !(error instanceof DomainError) && ![isDiskFull, isBucketOutage, isOutage].some((isOurs) => isOurs(error));

/** Whether the filing centre answers, as its answers and failures show. */
@Injectable()
export class CentreStateService implements OnModuleInit {
  constructor(private readonly db: Db) {}

  onModuleInit(): void {
    gauge('filing_centre_failing_seconds', 'Time the filing centre has not answered', undefined, async () => {
      const row = await this.db.one<{ seconds: number | string }>(
        'SELECT TIMESTAMPDIFF(SECOND, failing_since, NOW(3)) AS seconds FROM filing_centre WHERE failing_since IS NOT NULL',
      );
      return [[Number(row?.seconds ?? 0)]];
    });
  }

  async answered(): Promise<void> {
    await this.db.execute(
      `INSERT INTO filing_centre (id, answered_at) VALUES (1, NOW(3))
        ON DUPLICATE KEY UPDATE answered_at = NOW(3), failing_since = NULL`,
    );
  }

  /** Records a failure of the centre; other errors are none. */
  async failed(error: unknown): Promise<void> {
    if (!isOfCentre(error)) return;
    await this.db.execute(
      `INSERT INTO filing_centre (id, failing_since) VALUES (1, NOW(3))
        ON DUPLICATE KEY UPDATE failing_since = COALESCE(failing_since, NOW(3))`,
    );
  }

  /** The state, and how many filings wait for the centre since when. */
  async state(): Promise<CentreState> {
    const row = await this.db.one<FilingCentreEntity>('SELECT * FROM filing_centre WHERE id = 1');
    const waiting = (await this.db.one<{ n: number | string; since: Date | null }>(
      'SELECT COUNT(*) AS n, MIN(sent_at) AS since FROM filing WHERE state = ?',
      [WITH_CENTRE],
    ))!;
    return {
      answered_at: iso(row?.answered_at ?? null),
      failing_since: iso(row?.failing_since ?? null),
      waiting: Number(waiting.n),
      waiting_since: iso(waiting.since),
    };
  }
}
