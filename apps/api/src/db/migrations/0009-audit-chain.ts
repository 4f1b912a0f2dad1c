import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { hash } from './table';

/** The audit log as a chain: each line has a signature, a number, and the hash over itself and its predecessor. */
export class AuditChain1700000000009 implements MigrationInterface {
  name = 'AuditChain1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'audit_line', 'signature', `${hash} NULL`);
    await addColumn(runner, 'audit_line', 'chain_number', 'bigint NULL');
    await addColumn(runner, 'audit_line', 'chain_hash', `${hash} NULL`);
    await addIndex(runner, 'audit_line', 'audit_chain', 'UNIQUE INDEX', '`chain_number`');
    await addIndex(runner, 'audit_line', 'audit_created', 'INDEX', '`created_at`, `id`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE audit_line DROP INDEX audit_chain, DROP INDEX audit_created, DROP COLUMN signature, DROP COLUMN chain_number, DROP COLUMN chain_hash',
    );
  }
}
