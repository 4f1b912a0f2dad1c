import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table, word } from './table';

export class DemoAccounts1700000000111 implements MigrationInterface {
  name = 'DemoAccounts1700000000111';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'demo_account',
        `\`account_id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        'PRIMARY KEY (`account_id`)',
      ),
    );
    // Staff of an existing demo are known by their exemption; its members cannot be recognised.
    await runner.query(
      "INSERT IGNORE INTO demo_account (account_id, kind) SELECT id, 'staff' FROM staff WHERE totp_exempt = 1",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_account');
  }
}
