import type { InvoiceContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { InvoiceEntity } from './invoice.entity';

type Sealed = Pick<InvoiceEntity, keyof InvoiceContact>;

const context = (id: string, column: keyof InvoiceContact): string => `invoice:${id}:${column}`;

/** The decrypted e-mail address and tax number of an invoice; throws as `FieldCipher.open` does. */
export const openInvoiceContact = (
  cipher: FieldCipher,
  { id, email, tax_id_number }: Sealed & { id: string },
): InvoiceContact => ({
  email: cipher.open(context(id, 'email'), email),
  tax_id_number: cipher.open(context(id, 'tax_id_number'), tax_id_number),
});

/** The encrypted e-mail address and tax number of the invoice with this id, by column. */
export const sealInvoiceContact = (
  cipher: FieldCipher,
  id: string,
  { email, tax_id_number }: InvoiceContact,
): Sealed => ({
  email: cipher.seal(context(id, 'email'), email),
  tax_id_number: cipher.seal(context(id, 'tax_id_number'), tax_id_number),
});

/** Columns of an invoice beside those of what was paid, as an archive reads them. */
export const INVOICE_COLUMNS =
  'i.id AS invoice_id, i.company_name, i.tax_id_number, i.email, i.file_id, i.invoice_number, i.issued_at';
/** `INVOICE_COLUMNS` of a row; all null without an invoice. */
export type Invoiced = { invoice_id: string | null } & Pick<
  InvoiceEntity,
  'company_name' | 'tax_id_number' | 'email' | 'file_id' | 'invoice_number' | 'issued_at'
>;

/** An invoice as its owner's archive holds it. */
export const invoiceRecord = (cipher: FieldCipher, row: Invoiced) =>
  row.invoice_id && {
    company_name: row.company_name,
    ...openInvoiceContact(cipher, { ...row, id: row.invoice_id }),
    invoice_number: row.invoice_number,
    file: row.file_id,
    issued_at: row.issued_at,
  };
