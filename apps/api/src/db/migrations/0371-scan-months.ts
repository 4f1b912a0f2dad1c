import { shanghaiDay } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, table } from './table';

/** The last and the new indexes of the log; `code_scan_code` stays. */
const OLD = {
  code_scan_ip: '`ip_id`, `at`, `id`, `batch_number`, `verdict`, `mark`, `place`',
  code_scan_at: '`at`, `id`, `verdict`',
};
const NEW = {
  code_scan_ip: '`ip_id`, `at`, `id`, `batch_number`, `verdict`, `place`',
  code_scan_at: '`at`, `id`',
  code_scan_verdict: '`verdict`, `at`, `id`, `ip_id`',
  code_scan_source: '`source`, `at`, `id`',
};

/** Months made ahead. */
const AHEAD = 3;
/** Months back from now that a log without older scans begins with. */
const BACK = 1;

/** `2026-11`, `months` later. */
function shifted(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A partition for each month of Asia/Shanghai, and one for what comes later. */
function partitions(first: string, last: string): string {
  const parts: string[] = [];
  for (let month = first; month <= last; month = shifted(month, 1)) {
    const end = new Date(`${shifted(month, 1)}-01T00:00:00+08:00`).toISOString();
    parts.push(
      `PARTITION p${month.replace('-', '')} VALUES LESS THAN ('${end.slice(0, 19).replace('T', ' ')}')`,
    );
  }
  return `PARTITION BY RANGE COLUMNS (\`at\`) (${parts.join(', ')}, PARTITION later VALUES LESS THAN (MAXVALUE))`;
}

const indexes = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, of]) => `ADD INDEX \`${name}\` (${of})`)
    .join(', ');

async function isPartitioned(runner: QueryRunner): Promise<boolean> {
  const found = (await runner.query(
    "SELECT 1 FROM information_schema.partitions WHERE table_schema = DATABASE() AND table_name = 'code_scan' AND partition_name IS NOT NULL LIMIT 1",
  )) as unknown[];
  return found.length > 0;
}

/**
 * The scan log in monthly partitions, with indexes for its lists. One statement copies the table, so that it is done or not done: an
 * earlier release reads scans meanwhile, and new ones wait or are refused as busy until it ends.
 */
export class ScanMonths1700000000371 implements MigrationInterface {
  name = 'ScanMonths1700000000371';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'code_scan_archive',
        '`month` char(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
        '`scans` bigint NOT NULL',
        `\`sha256\` ${hash} NOT NULL`,
        created,
        'PRIMARY KEY (`month`)',
      ),
    );
    if (await isPartitioned(runner)) return;
    const [{ at }] = (await runner.query('SELECT MIN(at) AS at FROM code_scan')) as [{ at: Date | null }];
    const now = shanghaiDay(new Date()).slice(0, 7);
    const first = [at ? shanghaiDay(new Date(at)).slice(0, 7) : now, shifted(now, -BACK)].sort()[0]!;
    await runner.query(
      `ALTER TABLE code_scan DROP PRIMARY KEY, ADD PRIMARY KEY (\`id\`, \`at\`), ${Object.keys(OLD)
        .map((name) => `DROP INDEX \`${name}\``)
        .join(', ')}, ${indexes(NEW)} ${partitions(first, shifted(now, AHEAD))}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE code_scan REMOVE PARTITIONING');
    await runner.query(
      `ALTER TABLE code_scan DROP PRIMARY KEY, ADD PRIMARY KEY (\`id\`), ${Object.keys(NEW)
        .map((name) => `DROP INDEX \`${name}\``)
        .join(', ')}, ${indexes(OLD)}`,
    );
    await runner.query('DROP TABLE code_scan_archive');
  }
}
