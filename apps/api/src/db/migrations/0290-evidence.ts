import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { hash, table, word } from './table';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

export class Evidence1700000000290 implements MigrationInterface {
  name = 'Evidence1700000000290';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'evidence_leaf',
        '`number` bigint NOT NULL AUTO_INCREMENT',
        `\`sha256\` ${hash} NOT NULL`,
        '`at` datetime(3) NOT NULL',
        '`seal_number` int NULL',
        'INDEX `leaf_seal` (`seal_number`, `number`)',
        'INDEX `leaf_hash` (`sha256`, `number`)',
        'PRIMARY KEY (`number`)',
      ),
    );
    await runner.query(
      table(
        'evidence_seal',
        '`number` int NOT NULL',
        '`size` int NOT NULL',
        `\`root\` ${hash} NOT NULL`,
        `\`blocks\` longtext ${ascii} NOT NULL`,
        '`sealed_at` datetime(3) NOT NULL',
        `\`token\` longtext ${ascii} NULL`,
        '`stamped_at` datetime(3) NULL',
        'INDEX `seal_time` (`sealed_at`)',
        'INDEX `seal_unstamped` (`stamped_at`, `number`)',
        'PRIMARY KEY (`number`)',
      ),
    );
    for (const name of ['uploaded_file', 'upload']) await addColumn(runner, name, 'changed', `${word} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['uploaded_file', 'upload'])
      await runner.query(`ALTER TABLE ${name} DROP COLUMN IF EXISTS changed`);
    await runner.query('DROP TABLE IF EXISTS evidence_seal');
    await runner.query('DROP TABLE IF EXISTS evidence_leaf');
  }
}
