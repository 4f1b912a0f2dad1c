import { INVOICE_KEPT_SQL, SHEET_KEPT_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addGenerated, addIndex, dropGenerated, dropIndex } from './column';

const KEPT = {
  sheet: SHEET_KEPT_SQL,
  cooperation: 'case when `buyer` is not null then `ended_at` end',
  label_order: 'case when `emptied_at` is null and `erased_at` is null then `decided_at` end',
  invoice: INVOICE_KEPT_SQL,
  refund: 'case when `reference` is not null then `settled_at` end',
};

/** Since when a record with names or contacts is only kept, so that it loses them when that time is over. */
export class KeptSince1700000000424 implements MigrationInterface {
  name = 'KeptSince1700000000424';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'label_order', 'emptied_at', 'datetime(3) NULL');
    await addColumn(runner, 'cooperation', 'ended_at', 'datetime(3) NULL');
    await runner.query(
      `UPDATE cooperation c SET ended_at = COALESCE((SELECT MAX(a.created_at) FROM audit_line a
          WHERE a.subject = 'cooperation' AND a.subject_id = c.id AND a.action IN ('end', 'close')), NOW(3))
        WHERE c.state = 'ended' AND c.ended_at IS NULL`,
    );
    for (const [table, expression] of Object.entries(KEPT)) {
      await addGenerated(runner, table, 'kept_since', { type: 'datetime(3)', expression, kind: 'VIRTUAL' });
      await addIndex(runner, table, `${table}_kept`, 'INDEX', '`kept_since`');
    }
    await addIndex(runner, 'revision', 'revision_decided', 'INDEX', '`decided_at`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'revision', 'revision_decided');
    for (const table of Object.keys(KEPT)) {
      await dropIndex(runner, table, `${table}_kept`);
      await dropGenerated(runner, table, 'kept_since');
    }
    await runner.query('ALTER TABLE cooperation DROP COLUMN `ended_at`');
    await runner.query('ALTER TABLE label_order DROP COLUMN `emptied_at`');
  }
}
