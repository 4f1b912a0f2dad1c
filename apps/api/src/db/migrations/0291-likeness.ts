import { LIKENESS_USAGES } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

export class Likeness1700000000291 implements MigrationInterface {
  name = 'Likeness1700000000291';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'picture_print',
        '`number` int NOT NULL AUTO_INCREMENT',
        `\`file_id\` ${ref} NOT NULL`,
        '`print` varchar(344) CHARACTER SET ascii COLLATE ascii_bin NULL',
        '`looked_at` datetime(3) NULL',
        'UNIQUE INDEX `print_file` (`file_id`)',
        'INDEX `print_new` (`looked_at`, `number`)',
        'PRIMARY KEY (`number`)',
      ),
    );
    await runner.query(
      table(
        'picture_key',
        '`picture_key` int NOT NULL',
        '`print_number` int NOT NULL',
        '`signs` bigint NOT NULL',
        'INDEX `key_print` (`print_number`)',
        'PRIMARY KEY (`picture_key`, `print_number`)',
      ),
    );
    await runner.query(
      table(
        'picture_likeness',
        `\`file_id\` ${ref} NOT NULL`,
        `\`other_id\` ${ref} NOT NULL`,
        '`likeness` int NOT NULL',
        'INDEX `likeness_other` (`other_id`)',
        'PRIMARY KEY (`file_id`, `other_id`)',
      ),
    );
    // Pictures that are there already are looked at, oldest first.
    await runner.query(
      'INSERT IGNORE INTO picture_print (file_id) SELECT id FROM uploaded_file WHERE usage_name IN (?) AND width IS NOT NULL ORDER BY created_at, id',
      [LIKENESS_USAGES],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['picture_likeness', 'picture_key', 'picture_print'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
