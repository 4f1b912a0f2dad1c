import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSettings } from '../../core/config';
import { openKeys } from '../../core/keys';
import { FieldCipher } from '../../core/security/field-cipher';
import { addColumn } from './column';
import { ref } from './table';

/** Longest tax number; encrypted values are longer. */
const PLAIN = 20;

/** Encrypts tax numbers, also existing ones; adds the document of an issued invoice. */
export class InvoicePapers1700000000062 implements MigrationInterface {
  name = 'InvoicePapers1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice MODIFY `tax_id_number` varbinary(1024) NOT NULL');
    await addColumn(runner, 'invoice', 'file_id', `${ref} NULL`);
    const rows = (await runner.query(
      `SELECT id, tax_id_number FROM invoice WHERE LENGTH(tax_id_number) <= ${String(PLAIN)}`,
    )) as { id: string; tax_id_number: Buffer }[];
    // The keys are opened, and created, only when there is something to encrypt.
    if (rows.length === 0) return;
    const cipher = new FieldCipher(openKeys(readSettings(process.env).DATA_DIR));
    for (const { id, tax_id_number } of rows)
      await runner.query('UPDATE invoice SET tax_id_number = ? WHERE id = ?', [
        cipher.seal(`invoice:${id}:tax_id_number`, tax_id_number.toString('utf8')),
        id,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Encrypted numbers stay encrypted: the earlier program cannot read them anyway.
    await runner.query('ALTER TABLE invoice DROP COLUMN file_id');
  }
}
