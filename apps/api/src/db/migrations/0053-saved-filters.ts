import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class SavedFilters1700000000053 implements MigrationInterface {
  name = 'SavedFilters1700000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'saved_filter',
        `\`id\` ${ref} NOT NULL`,
        `\`resource\` ${word} NOT NULL`,
        '`name` varchar(80) NOT NULL',
        '`filter` blob NOT NULL',
        `\`created_by\` ${ref} NOT NULL`,
        created,
        'UNIQUE INDEX `saved_filter_name` (`resource`, `name`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_filter');
  }
}
