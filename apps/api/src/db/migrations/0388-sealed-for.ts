import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/**
 * A sealed thread names the holder it was sealed for. Of those sealed before it is the owner, unless somebody else may have
 * owned the IP then.
 */
export class SealedFor1700000000388 implements MigrationInterface {
  name = 'SealedFor1700000000388';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'thread', 'sealed_for', `${ref} NULL`);
    await runner.query(
      `UPDATE thread t JOIN ip ON ip.id = t.ip_id SET t.sealed_for = ip.owner_id
        WHERE t.sealed_at IS NOT NULL AND t.sealed_for IS NULL AND ip.claimed_at <= t.sealed_at
          AND NOT EXISTS (SELECT 1 FROM handover h WHERE h.ip_id = t.ip_id AND h.state = 'approved')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE thread DROP COLUMN `sealed_for`');
  }
}
