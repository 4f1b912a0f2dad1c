import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const COLUMNS = [
  ['member', 'consultant_since', 'datetime(3) NULL'],
  ['staff', 'contact_phone', 'varbinary(1024) NULL'],
  ['staff', 'contact_email', 'varbinary(1024) NULL'],
] as const;

const INDEXES = [
  ['member_entrusted', ['consultant_id', 'consultant_since', 'id']],
  ['member_document', ['document_hash']],
] as const;

/** Since when a member has their consultant, the consultant's contact, and a blind index of document numbers. */
export class Consultant1700000000012 implements MigrationInterface {
  name = 'Consultant1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE \`${table}\` ADD COLUMN \`${column}\` ${type}`);
    await runner.query(
      'UPDATE member SET consultant_since = created_at WHERE consultant_id IS NOT NULL AND consultant_since IS NULL',
    );
    const member = await runner.getTable('member');
    for (const [name, columns] of INDEXES)
      if (!member?.indices.some((index) => index.name === name))
        await runner.createIndex('member', new TableIndex({ name, columnNames: [...columns] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX \`${name}\` ON member`);
    for (const [table, column] of COLUMNS)
      await runner.query(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``);
  }
}
