import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LEASE_FENCE } from '../../core/db/lease-tables';

/** Apart from `lease`, whose rows change with every extension: a transaction that confirms its fence conflicts with none. */
export class LeaseFences1700000000420 implements MigrationInterface {
  name = 'LeaseFences1700000000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEASE_FENCE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS lease_fence');
  }
}
