import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LEASE } from '../../core/db/lease-tables';

export class Leases1700000000250 implements MigrationInterface {
  name = 'Leases1700000000250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEASE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS lease');
  }
}
