import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table, word } from './table';

export class ContentTrash1700000000160 implements MigrationInterface {
  name = 'ContentTrash1700000000160';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'content_trash',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`subject\` ${word} NOT NULL`,
        `\`subject_id\` ${ref} NOT NULL`,
        '`title` varchar(160) NOT NULL',
        `\`picture_id\` ${ref} NULL`,
        '`live` longtext NULL',
        '`edit` longtext NULL',
        '`deleted_at` datetime(3) NOT NULL',
        '`ends_at` datetime(3) NOT NULL',
        'INDEX `content_trash_ip` (`ip_id`, `id`)',
        'INDEX `content_trash_subject` (`subject`, `subject_id`)',
        'INDEX `content_trash_end` (`ends_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_trash');
  }
}
