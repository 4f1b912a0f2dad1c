import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, hash, ref, table } from './table';

const NOW = 'datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)';

/** First passwords, identity confirmations and recovery codes of staff. */
export class Staff1700000000008 implements MigrationInterface {
  name = 'Staff1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'staff', 'first_password_until', 'datetime(3) NULL');
    await addColumn(runner, 'staff_session', 'confirmed_at', NOW);
    await addColumn(runner, 'staff_session', 'last_seen_at', NOW);
    await runner.query(
      table(
        'staff_recovery_code',
        `\`id\` ${ref} NOT NULL`,
        `\`staff_id\` ${ref} NOT NULL`,
        `\`code_hash\` ${hash} NOT NULL`,
        '`used_at` datetime(3) NULL',
        created,
        'UNIQUE INDEX `staff_recovery` (`staff_id`, `code_hash`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_recovery_code');
    await runner.query('ALTER TABLE staff_session DROP COLUMN confirmed_at, DROP COLUMN last_seen_at');
    await runner.query('ALTER TABLE staff DROP COLUMN first_password_until');
  }
}
