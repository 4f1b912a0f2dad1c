import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

/** Pictures of buyers' earlier work. */
export class SheetPictures1700000000162 implements MigrationInterface {
  name = 'SheetPictures1700000000162';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'sheet_picture',
        `\`sheet_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        '`place` int NOT NULL',
        'INDEX `sheet_picture_file` (`file_id`)',
        'PRIMARY KEY (`sheet_id`, `file_id`)',
      ),
    );
    await runner.query(
      table(
        'picture_find',
        `\`file_id\` ${ref} NOT NULL`,
        '`found` varbinary(4096) NOT NULL',
        'PRIMARY KEY (`file_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_find');
    await runner.query('DROP TABLE sheet_picture');
  }
}
