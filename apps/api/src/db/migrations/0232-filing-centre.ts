import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

const TIMES = ['ordered_at', 'asked_at', 'escalated_at'] as const;

/** What is known of a filing at the filing centre, and the centre's notices. */
export class FilingCentre1700000000232 implements MigrationInterface {
  name = 'FilingCentre1700000000232';

  async up(runner: QueryRunner): Promise<void> {
    for (const time of TIMES) await addColumn(runner, 'filing', time, 'datetime(3) NULL');
    await runner.query('CREATE INDEX IF NOT EXISTS `filing_asked` ON `filing` (`state`, `asked_at`)');
    await runner.query(
      table(
        'filing_notice',
        `\`id\` ${ref} NOT NULL`,
        `\`filing_number\` ${word} NULL`,
        `\`status\` ${word} NULL`,
        `\`verdict\` ${word} NOT NULL`,
        created,
        'INDEX `filing_notice_created` (`created_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE filing_notice');
    await runner.query('DROP INDEX `filing_asked` ON `filing`');
    for (const time of TIMES) await runner.query(`ALTER TABLE \`filing\` DROP COLUMN \`${time}\``);
  }
}
