import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/** Downloads of codes hold a slot, so that a member's downloads are counted across all processes. */
export class HeldDownloads1700000000078 implements MigrationInterface {
  name = 'HeldDownloads1700000000078';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'code_export', 'held_by', `${ref} NULL`);
    await addColumn(runner, 'code_export', 'held_until', 'datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['held_until', 'held_by'])
      await runner.query(`ALTER TABLE code_export DROP COLUMN ${column}`);
  }
}
