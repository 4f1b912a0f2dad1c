import type { OrderContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { LabelOrderEntity } from './order.entity';

const context = (id: string): string => `label_order:${id}:delivery`;

/** The decrypted recipient of a label order; throws as `FieldCipher.open` does. */
export const openOrderContact = (
  cipher: FieldCipher,
  { id, delivery }: Pick<LabelOrderEntity, 'id' | 'delivery'>,
): OrderContact => JSON.parse(cipher.open(context(id), delivery)) as OrderContact;

/** Columns of an order that no longer says to whom it went. */
export const withoutRecipient = (cipher: FieldCipher, id: string) =>
  ({
    delivery: sealOrderContact(cipher, id, { recipient: '', recipient_phone: '', recipient_address: '' }),
    voucher_image: null,
    courier: null,
    tracking_number: null,
  }) satisfies Partial<LabelOrderEntity>;

/** The encrypted recipient of the label order with this id. */
export const sealOrderContact = (cipher: FieldCipher, id: string, contact: OrderContact): Buffer =>
  cipher.seal(context(id), JSON.stringify(contact));
