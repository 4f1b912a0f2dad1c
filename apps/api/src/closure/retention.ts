import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RETENTION } from '@ipw/domain';
import { Db } from '../core/db/db';
import { Jobs } from '../core/jobs/jobs';

const DAY_MS = 86_400_000;
const BATCH = 10_000;

/** Deletes what has been kept as long as the privacy policy says. */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DAY_MS / 4, 'retention', () => this.sweep());
  }

  async sweep(): Promise<void> {
    const { signInMonths, closedYears, reportContactMonths } = RETENTION;
    await this.db.change('DELETE FROM sign_in WHERE created_at < NOW(3) - INTERVAL ? MONTH LIMIT ?', [
      signInMonths,
      BATCH,
    ]);
    await this.db.change(
      'UPDATE code_report SET contact = NULL WHERE settled_at < NOW(3) - INTERVAL ? MONTH AND contact IS NOT NULL LIMIT ?',
      [reportContactMonths, BATCH],
    );
    await this.db.change(
      'DELETE FROM consent WHERE member_id IN (SELECT id FROM member WHERE closed_at < NOW(3) - INTERVAL ? YEAR) LIMIT ?',
      [closedYears, BATCH],
    );
  }
}
