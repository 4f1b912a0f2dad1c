import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hash, table } from './table';

const USED_PROOF = table(
  'used_proof',
  `\`proof_hash\` ${hash} NOT NULL`,
  '`expires_at` datetime(3) NOT NULL',
  'INDEX `proof_expires` (`expires_at`)',
  'PRIMARY KEY (`proof_hash`)',
);

/** Used proofs of work, and who requested a one-time code. */
export class Abuse1700000000022 implements MigrationInterface {
  name = 'Abuse1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(USED_PROOF);
    if (await runner.hasColumn('one_time_code', 'asked_by')) return;
    await runner.query(
      `ALTER TABLE one_time_code ADD COLUMN \`tries_elsewhere\` int NOT NULL DEFAULT '0', ADD COLUMN \`asked_by\` ${hash} NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_code DROP COLUMN asked_by, DROP COLUMN tries_elsewhere');
    await runner.query('DROP TABLE used_proof');
  }
}
