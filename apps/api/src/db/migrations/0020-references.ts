import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table, word } from './table';

export class References1700000000020 implements MigrationInterface {
  name = 'References1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'reference_item',
        `\`kind\` ${word} NOT NULL`,
        `\`item_id\` ${word} NOT NULL`,
        '`names` longtext NULL',
        "`hidden` tinyint NOT NULL DEFAULT '0'",
        '`sort` int NULL',
        `\`merged_into\` ${word} NULL`,
        "`version` int NOT NULL DEFAULT '1'",
        'PRIMARY KEY (`kind`, `item_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reference_item');
  }
}
