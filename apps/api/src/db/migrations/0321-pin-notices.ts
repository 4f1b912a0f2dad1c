import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

const COLUMNS = ['holder_told_at', 'brand_told_at'] as const;

/** When each side was told of replies to pins that it has not opened. */
export class PinNotices1700000000321 implements MigrationInterface {
  name = 'PinNotices1700000000321';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await addColumn(runner, 'thread', column, 'datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      if (await runner.hasColumn('thread', column))
        await runner.query(`ALTER TABLE \`thread\` DROP COLUMN \`${column}\``);
  }
}
