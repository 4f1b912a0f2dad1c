import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

/** Words for answers to sheets, and licensing fields that buyers cannot ask for. */
export class HolderSetup1700000000146 implements MigrationInterface {
  name = 'HolderSetup1700000000146';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'reply_template',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        '`template_name` varchar(160) NOT NULL',
        '`answer` varchar(2000) NOT NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'INDEX `reply_template_ip` (`ip_id`, `template_name`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'taken_field',
        `\`ip_id\` ${ref} NOT NULL`,
        '`sku_id` int NOT NULL',
        '`taken_until` char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
        'PRIMARY KEY (`ip_id`, `sku_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE taken_field');
    await runner.query('DROP TABLE reply_template');
  }
}
