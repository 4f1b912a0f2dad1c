import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './column';

/** Indexes of scans by time: a holder's with all columns of filters and sums, staff's by verdict. */
export class ScanRecords1700000000056 implements MigrationInterface {
  name = 'ScanRecords1700000000056';

  async up(runner: QueryRunner): Promise<void> {
    const columns = (await runner.query(
      "SHOW INDEX FROM code_scan WHERE Key_name = 'code_scan_ip'",
    )) as unknown[];
    if (columns.length === 2) await runner.query('ALTER TABLE code_scan DROP INDEX code_scan_ip');
    await addIndex(
      runner,
      'code_scan',
      'code_scan_ip',
      'INDEX',
      '`ip_id`, `at`, `id`, `batch_number`, `verdict`, `repeated`, `place`',
    );
    await addIndex(runner, 'code_scan', 'code_scan_at', 'INDEX', '`at`, `id`, `verdict`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE code_scan DROP INDEX code_scan_at');
    await runner.query('ALTER TABLE code_scan DROP INDEX code_scan_ip, ADD INDEX code_scan_ip (ip_id, id)');
  }
}
