import { TURN_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';
import { word } from './table';

const COLUMNS = ['turn', 'marks', 'checked_at', 'consulted_at', 'escalated_at'];

/** Whose turn a sheet is, what staff marked, and times of its steps. */
export class SheetDesk1700000000150 implements MigrationInterface {
  name = 'SheetDesk1700000000150';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'sheet', 'turn', `${word} AS (${TURN_SQL}) STORED`);
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'sheet', 'turn', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'sheet' AND `name` = 'turn')",
      [TURN_SQL],
    );
    await addColumn(runner, 'sheet', 'marks', 'longtext NULL');
    for (const column of ['checked_at', 'consulted_at', 'escalated_at'])
      await addColumn(runner, 'sheet', column, 'datetime(3) NULL');
    await addIndex(runner, 'sheet', 'sheet_turn', 'INDEX', '`turn`, `due_at`, `id`');
    await addIndex(runner, 'sheet', 'sheet_ip_turn', 'INDEX', '`ip_id`, `turn`, `due_at`, `id`');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['sheet_turn', 'sheet_ip_turn']) await dropIndex(runner, 'sheet', index);
    for (const column of COLUMNS) await runner.query(`ALTER TABLE sheet DROP COLUMN \`${column}\``);
    await runner.query("DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'sheet'");
  }
}
