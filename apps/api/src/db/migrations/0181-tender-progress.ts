import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** The version of a project that an entrant knows, and when a notice that failed is tried again. */
export class TenderProgress1700000000181 implements MigrationInterface {
  name = 'TenderProgress1700000000181';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'tender_registration', 'seen_version', 'int NULL');
    await addColumn(runner, 'tender_notice', 'tries', "int NOT NULL DEFAULT '0'");
    await addColumn(runner, 'tender_notice', 'next_at', 'datetime(3) NULL');
    await runner.query(`UPDATE tender_registration r SET r.seen_version =
      (SELECT MAX(v.number) FROM tender_version v WHERE v.tender_id = r.tender_id)
      WHERE r.seen_version IS NULL AND r.submitted_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tender_registration DROP COLUMN seen_version');
    await runner.query('ALTER TABLE tender_notice DROP COLUMN tries');
    await runner.query('ALTER TABLE tender_notice DROP COLUMN next_at');
  }
}
