import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** When a session last proved the member's own phone by a one-time code. */
export class PhoneProofs1700000000121 implements MigrationInterface {
  name = 'PhoneProofs1700000000121';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'member_session', 'phone_proven_at', 'datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member_session DROP COLUMN phone_proven_at');
  }
}
