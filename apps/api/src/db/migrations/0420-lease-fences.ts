import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './table';

/** Apart from `lease`, whose rows change with every extension: a transaction that confirms its fence conflicts with none. */
export class LeaseFences1700000000420 implements MigrationInterface {
  name = 'LeaseFences1700000000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'lease_fence',
        '`name` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
        '`fence` bigint NOT NULL',
        'PRIMARY KEY (`name`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS lease_fence');
  }
}
