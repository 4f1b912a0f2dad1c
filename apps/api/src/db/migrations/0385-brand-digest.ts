import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';

const COLUMNS = ['daily', 'waiting_texts', 'texts_at'];

/** Texts to a brand that are sent together, once a day. */
export class BrandDigest1700000000385 implements MigrationInterface {
  name = 'BrandDigest1700000000385';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'cooperation', 'daily', 'tinyint NOT NULL DEFAULT 0');
    await addColumn(runner, 'cooperation', 'waiting_texts', 'int NOT NULL DEFAULT 0');
    await addColumn(runner, 'cooperation', 'texts_at', 'datetime(3) NULL');
    await addIndex(runner, 'cooperation', 'cooperation_texts', 'INDEX', '`texts_at`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'cooperation', 'cooperation_texts');
    for (const column of COLUMNS)
      if (await runner.hasColumn('cooperation', column))
        await runner.query(`ALTER TABLE \`cooperation\` DROP COLUMN \`${column}\``);
  }
}
