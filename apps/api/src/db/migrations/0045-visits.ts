import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

const day = 'char(10) CHARACTER SET ascii COLLATE ascii_bin';
const keyed = 'char(16) CHARACTER SET ascii COLLATE ascii_bin';

export class Visits1700000000045 implements MigrationInterface {
  name = 'Visits1700000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'ip_visit',
        `\`ip_id\` ${ref} NOT NULL`,
        `\`day\` ${day} NOT NULL`,
        '`visits` int NOT NULL',
        'PRIMARY KEY (`ip_id`, `day`)',
      ),
    );
    await runner.query(
      table(
        'ip_visitor',
        `\`day\` ${day} NOT NULL`,
        `\`visitor\` ${keyed} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`line\` ${keyed} NOT NULL`,
        '`at_work` tinyint NOT NULL DEFAULT 0',
        'INDEX `ip_visitor_line` (`day`, `ip_id`, `line`)',
        'PRIMARY KEY (`day`, `visitor`, `ip_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ip_visitor');
    await runner.query('DROP TABLE ip_visit');
  }
}
