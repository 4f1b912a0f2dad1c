import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class Uploads1700000000050 implements MigrationInterface {
  name = 'Uploads1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'upload',
        `\`id\` ${ref} NOT NULL`,
        `\`owner_id\` ${ref} NOT NULL`,
        `\`usage_name\` ${word} NOT NULL`,
        '`file_name` varchar(255) NOT NULL',
        '`file_size` int NOT NULL',
        `\`file_id\` ${ref} NULL`,
        created,
        'INDEX `upload_owner` (`owner_id`, `file_id`)',
        'INDEX `upload_age` (`created_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload');
  }
}
