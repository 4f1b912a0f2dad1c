import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Expired counts are found without reading, and locking, those in use. */
export class LimitExpiry1700000000372 implements MigrationInterface {
  name = 'LimitExpiry1700000000372';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'rate_limit', 'rate_limit_expire', 'INDEX', '`expire`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'rate_limit', 'rate_limit_expire');
  }
}
