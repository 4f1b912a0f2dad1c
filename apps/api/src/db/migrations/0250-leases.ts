import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

export class Leases1700000000250 implements MigrationInterface {
  name = 'Leases1700000000250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'lease',
        '`name` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
        `\`holder\` ${ref} NOT NULL`,
        '`fence` bigint NOT NULL',
        '`held_until` datetime(3) NOT NULL',
        'PRIMARY KEY (`name`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS lease');
  }
}
