import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';

/** Jobs get a lane, a lease instead of a lock, and an expiry. */
export class JobLanes1700000000115 implements MigrationInterface {
  name = 'JobLanes1700000000115';

  async up(runner: QueryRunner): Promise<void> {
    const lane = "varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'quick'";
    await addColumn(runner, 'job', 'lane', lane);
    await addColumn(runner, 'job', 'leased_until', 'datetime(3) NULL');
    await addColumn(runner, 'job', 'ends_at', 'datetime(3) NULL');
    await addIndex(runner, 'job', 'job_lane', 'INDEX', '`lane`, `state`, `run_at`');
    await runner.query(
      `UPDATE job SET lane = IF(kind IN ('sms', 'mail'), kind, 'slow')
        WHERE state <> 'done' AND lane = 'quick' AND kind IN ('sms', 'mail', 'data_export', 'wallet_questions')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE job DROP INDEX job_lane, DROP COLUMN lane, DROP COLUMN leased_until, DROP COLUMN ends_at',
    );
  }
}
