import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './column';
import { ref, table, word } from './table';

const month = '`month` char(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';

const TABLES = [
  table(
    'code_scan_month',
    `\`ip_id\` ${ref} NOT NULL`,
    month,
    '`place` varchar(60) NOT NULL',
    '`batch_number` int unsigned NOT NULL',
    `\`verdict\` ${word} NOT NULL`,
    `\`mark\` ${word} NOT NULL`,
    '`scans` int NOT NULL',
    'PRIMARY KEY (`ip_id`, `month`, `place`, `batch_number`, `verdict`, `mark`)',
  ),
  table('code_scan_month_mark', month, '`counted_id` bigint NOT NULL', 'PRIMARY KEY (`month`)'),
];

/** Monthly counts of scans by place, which a periodic task adds up from the daily counts. */
export class ScanPlaceMonths1700000000440 implements MigrationInterface {
  name = 'ScanPlaceMonths1700000000440';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await addIndex(runner, 'code_scan_month', 'code_scan_month_place', 'INDEX', '`ip_id`, `place`, `month`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS code_scan_month_mark');
    await runner.query('DROP TABLE IF EXISTS code_scan_month');
  }
}
