import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

const number = 'char(12) CHARACTER SET ascii COLLATE ascii_bin';

/** Stores the numbers by which transfers for filings may come, also after a filing has another number. */
export class FilingTransfers1700000000463 implements MigrationInterface {
  name = 'FilingTransfers1700000000463';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'filing_transfer',
        `\`filing_number\` ${number} NOT NULL`,
        `\`filing_id\` ${ref} NOT NULL`,
        created,
        'INDEX `filing_transfer_filing` (`filing_id`)',
        'PRIMARY KEY (`filing_number`)',
      ),
    );
    await runner.query(
      "INSERT IGNORE INTO filing_transfer (filing_number, filing_id) SELECT filing_number, id FROM filing WHERE pay = 'bank' AND filing_number IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE filing_transfer');
  }
}
