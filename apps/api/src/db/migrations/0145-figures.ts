import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table, word } from './table';

const day = 'char(10) CHARACTER SET ascii COLLATE ascii_bin';
const keyed = 'char(16) CHARACTER SET ascii COLLATE ascii_bin';

/** Daily numbers of a public page besides its visits. */
export class Figures1700000000145 implements MigrationInterface {
  name = 'Figures1700000000145';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'ip_figure',
        `\`ip_id\` ${ref} NOT NULL`,
        `\`day\` ${day} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        `\`subject\` ${word} NOT NULL`,
        '`count` int NOT NULL',
        'INDEX `ip_figure_kind` (`kind`, `day`)',
        'PRIMARY KEY (`ip_id`, `day`, `kind`, `subject`)',
      ),
    );
    await runner.query(
      table(
        'ip_figure_visitor',
        `\`day\` ${day} NOT NULL`,
        `\`visitor\` ${keyed} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        `\`subject\` ${word} NOT NULL`,
        'PRIMARY KEY (`day`, `visitor`, `ip_id`, `kind`, `subject`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ip_figure_visitor');
    await runner.query('DROP TABLE ip_figure');
  }
}
