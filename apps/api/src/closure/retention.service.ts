import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RETENTION } from '@ipw/domain';
import { Db } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { JobService } from '../core/jobs/job.service';

const DAY_MS = 86_400_000;

/** Deletes data at the end of the retention period that the privacy policy states. */
@Injectable()
export class RetentionService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DAY_MS / 4, 'retention', () => this.sweep());
  }

  async sweep(): Promise<void> {
    const { signInMonths, closedYears, reportContactMonths, unknownScanMonths } = RETENTION;
    await sweep(this.db, 'DELETE FROM sign_in WHERE created_at < NOW(3) - INTERVAL ? MONTH', [signInMonths]);
    await sweep(
      this.db,
      'UPDATE code_report SET contact = NULL WHERE settled_at < NOW(3) - INTERVAL ? MONTH AND contact IS NOT NULL',
      [reportContactMonths],
    );
    await sweep(
      this.db,
      'DELETE FROM consent WHERE member_id IN (SELECT id FROM member WHERE closed_at < NOW(3) - INTERVAL ? YEAR)',
      [closedYears],
    );
    // Kept 30 days, so that calls of an ended session get the reason it ended, as with members.
    await sweep(this.db, 'DELETE FROM staff_session WHERE expires_at < NOW(3) - INTERVAL 30 DAY');
    // Unknown codes belong to no IP, and an attacker can invent any number of them.
    await sweep(
      this.db,
      "DELETE FROM code_scan WHERE ip_id IS NULL AND verdict = 'unknown' AND at < NOW(3) - INTERVAL ? MONTH",
      [unknownScanMonths],
    );
  }
}
