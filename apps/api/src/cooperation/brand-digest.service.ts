import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { JobService } from '../core/jobs/job.service';
import { gauge } from '../core/metrics/metrics';
import { CooperationService } from '../opportunity';

const EVERY_MS = 300_000;

/** Sends what a brand is told of a day together, to brands that want it so. */
@Injectable()
export class BrandDigestService implements OnModuleInit {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'brand-digest', (closing) => this.run(closing));
    if (!this.jobs.isWorking) return;
    gauge(
      'brand_digest_late_seconds',
      'Time the oldest due digest of a brand has waited',
      undefined,
      async () => {
        const oldest = await this.db.one<{ age: number | string }>(
          'SELECT TIMESTAMPDIFF(SECOND, texts_at, NOW(3)) AS age FROM cooperation WHERE texts_at <= NOW(3) ORDER BY texts_at LIMIT 1',
        );
        return [[Number(oldest?.age ?? 0)]];
      },
    );
  }

  /** Sends all that are due: those of all brands are due at the same time of the day. */
  run(closing?: AbortSignal): Promise<void> {
    return sweepEach<{ id: string }>(
      this.db,
      'SELECT id FROM cooperation WHERE texts_at <= NOW(3) ORDER BY texts_at',
      [],
      ({ id }) => this.db.tx((sql) => this.cooperations.digest(sql, id)),
      closing,
    );
  }
}
