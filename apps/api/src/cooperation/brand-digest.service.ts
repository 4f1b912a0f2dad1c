import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { CooperationService } from '../opportunity';

const EVERY_MS = 300_000;
/** Cooperations in one run. */
const BATCH = 200;

/** Sends what a brand is told of a day together, to brands that want it so. */
@Injectable()
export class BrandDigestService implements OnModuleInit {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'brand-digest', () => this.run());
  }

  async run(): Promise<void> {
    const due = await this.db.rows<{ id: string }>(
      `SELECT id FROM cooperation WHERE texts_at <= NOW(3) ORDER BY texts_at LIMIT ${String(BATCH)}`,
    );
    for (const { id } of due) await this.db.tx((sql) => this.cooperations.digest(sql, id));
  }
}
