import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/**
 * When the filing centre accepted and first examined a filing. Of filings before, the audit log knows its decisions; an
 * acceptance is known by the last order, or is no later than its first decision.
 */
export class FilingStages1700000000390 implements MigrationInterface {
  name = 'FilingStages1700000000390';

  async up(runner: QueryRunner): Promise<void> {
    for (const time of ['accepted_at', 'examined_at'])
      await addColumn(runner, 'filing', time, 'datetime(3) NULL');
    await runner.query(
      `UPDATE filing SET examined_at = COALESCE((SELECT MIN(a.created_at) FROM audit_line a
          WHERE a.subject = 'filing' AND a.subject_id = filing.id AND a.created_at >= filing.sent_at
            AND (a.action = 'certify' OR (a.actor_type = 'system' AND a.reason LIKE 'centre%'))), certified_at)
        WHERE sent_at IS NOT NULL AND examined_at IS NULL`,
    );
    await runner.query(
      `UPDATE filing SET accepted_at = LEAST(COALESCE(ordered_at, examined_at), COALESCE(examined_at, ordered_at))
        WHERE sent_at IS NOT NULL AND accepted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const time of ['accepted_at', 'examined_at'])
      await runner.query(`ALTER TABLE filing DROP COLUMN IF EXISTS ${time}`);
  }
}
