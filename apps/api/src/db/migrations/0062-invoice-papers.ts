import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSettings } from '../../core/config';
import { openKeys } from '../../core/keys';
import { FieldCipher } from '../../core/security/field-cipher';
import { addColumn } from './column';
import { ref } from './table';

/** The longest tax number; whatever is sealed is longer. */
const PLAIN = 20;

/** Tax numbers are sealed, those that are there too; an issued invoice has its document. */
export class InvoicePapers1700000000062 implements MigrationInterface {
  name = 'InvoicePapers1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice MODIFY `tax_id_number` varbinary(1024) NOT NULL');
    await addColumn(runner, 'invoice', 'file_id', `${ref} NULL`);
    const rows = (await runner.query(
      `SELECT id, tax_id_number FROM invoice WHERE LENGTH(tax_id_number) <= ${String(PLAIN)}`,
    )) as { id: string; tax_id_number: Buffer }[];
    // The keys are opened, and made, only where there is something to seal.
    if (rows.length === 0) return;
    const cipher = new FieldCipher(openKeys(readSettings(process.env).DATA_DIR));
    for (const { id, tax_id_number } of rows)
      await runner.query('UPDATE invoice SET tax_id_number = ? WHERE id = ?', [
        cipher.seal(`invoice:${id}:tax_id_number`, tax_id_number.toString('utf8')),
        id,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Sealed numbers stay sealed: what could read them is not told what would follow.
    await runner.query('ALTER TABLE invoice DROP COLUMN file_id');
  }
}
