import type { InvoiceContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { InvoiceEntity } from './invoice.entity';

type Sealed = Pick<InvoiceEntity, keyof InvoiceContact>;

const context = (id: string, column: keyof InvoiceContact): string => `invoice:${id}:${column}`;

export const openInvoiceContact = (
  cipher: FieldCipher,
  { id, email, tax_id_number }: Sealed & { id: string },
): InvoiceContact => ({
  email: cipher.open(context(id, 'email'), email),
  tax_id_number: cipher.open(context(id, 'tax_id_number'), tax_id_number),
});

export const sealInvoiceContact = (
  cipher: FieldCipher,
  id: string,
  { email, tax_id_number }: InvoiceContact,
): Sealed => ({
  email: cipher.seal(context(id, 'email'), email),
  tax_id_number: cipher.seal(context(id, 'tax_id_number'), tax_id_number),
});
