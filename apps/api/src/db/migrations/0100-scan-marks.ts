import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { word } from './table';

/** The scan log states why a scan does not count: the same phone, as before, and reasons that were not logged until now. */
export class ScanMarks1700000000100 implements MigrationInterface {
  name = 'ScanMarks1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'code_scan', 'mark', `${word} NULL`);
    if (await runner.hasColumn('code_scan', 'repeated'))
      await runner.query("UPDATE code_scan SET mark = 'repeated' WHERE repeated = 1 AND mark IS NULL");
    const old = (await runner.query(
      "SHOW INDEX FROM code_scan WHERE Key_name = 'code_scan_ip' AND Column_name = 'repeated'",
    )) as unknown[];
    if (old.length) await runner.query('ALTER TABLE code_scan DROP INDEX code_scan_ip');
    await addIndex(
      runner,
      'code_scan',
      'code_scan_ip',
      'INDEX',
      '`ip_id`, `at`, `id`, `batch_number`, `verdict`, `mark`, `place`',
    );
    if (await runner.hasColumn('code_scan', 'repeated'))
      await runner.query('ALTER TABLE code_scan DROP COLUMN repeated');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'code_scan', 'repeated', 'tinyint NOT NULL DEFAULT 0');
    await runner.query("UPDATE code_scan SET repeated = 1 WHERE mark = 'repeated'");
    await runner.query('ALTER TABLE code_scan DROP INDEX code_scan_ip');
    await addIndex(
      runner,
      'code_scan',
      'code_scan_ip',
      'INDEX',
      '`ip_id`, `at`, `id`, `batch_number`, `verdict`, `repeated`, `place`',
    );
    await runner.query('ALTER TABLE code_scan DROP COLUMN mark');
  }
}
