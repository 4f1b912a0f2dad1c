import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './column';
import { ref, table, word } from './table';

const day = '`day` char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const batch = '`batch_number` int unsigned NOT NULL';
const scans = '`scans` int NOT NULL';
const mark = (name: string) => `\`${name}\` ${word} NOT NULL`;

const TABLES = [
  table('code_scan_total', day, mark('verdict'), scans, 'PRIMARY KEY (`day`, `verdict`)'),
  table(
    'code_scan_day',
    `\`ip_id\` ${ref} NOT NULL`,
    day,
    batch,
    mark('verdict'),
    mark('mark'),
    scans,
    'PRIMARY KEY (`ip_id`, `day`, `batch_number`, `verdict`, `mark`)',
  ),
  table(
    'code_scan_place',
    `\`ip_id\` ${ref} NOT NULL`,
    day,
    '`place` varchar(60) NOT NULL',
    batch,
    mark('verdict'),
    mark('mark'),
    scans,
    'PRIMARY KEY (`ip_id`, `day`, `place`, `batch_number`, `verdict`, `mark`)',
  ),
  table(
    'code_scan_mark',
    '`id` tinyint NOT NULL',
    "`counted_id` bigint NOT NULL DEFAULT '0'",
    '`cleared_to` datetime(3) NULL',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'code_batch_scanned',
    batch,
    '`slot` tinyint unsigned NOT NULL',
    '`scanned` int NOT NULL',
    'PRIMARY KEY (`batch_number`, `slot`)',
  ),
  table('code_scan_gate', '`id` tinyint NOT NULL', 'PRIMARY KEY (`id`)'),
];

/**
 * Daily counts of scans, which the log's reader writes from the first scan on, and the count of a batch's scanned codes in slots. An
 * earlier release goes on counting in `code_batch.scanned`, which is added to the slots.
 */
export class ScanCounts1700000000370 implements MigrationInterface {
  name = 'ScanCounts1700000000370';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await addIndex(runner, 'code_scan_place', 'code_scan_place_name', 'INDEX', '`ip_id`, `place`, `day`');
    for (const name of ['code_scan_mark', 'code_scan_gate'])
      await runner.query(`INSERT IGNORE INTO ${name} (id) VALUES (1)`);
    // Scans were one of the figures until now.
    await runner.query("DELETE FROM ip_figure WHERE kind = 'scan'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE code_batch b SET scanned = scanned + (SELECT COALESCE(SUM(n.scanned), 0) FROM code_batch_scanned n WHERE n.batch_number = b.number)',
    );
    for (const statement of TABLES) await runner.query(`DROP TABLE \`${/`(\w+)`/.exec(statement)![1]!}\``);
  }
}
