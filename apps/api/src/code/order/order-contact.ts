import type { OrderContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { LabelOrderEntity } from './order.entity';

const context = (id: string): string => `label_order:${id}:delivery`;

export const openOrderContact = (
  cipher: FieldCipher,
  { id, delivery }: Pick<LabelOrderEntity, 'id' | 'delivery'>,
): OrderContact => JSON.parse(cipher.open(context(id), delivery)) as OrderContact;

export const sealOrderContact = (cipher: FieldCipher, id: string, contact: OrderContact): Buffer =>
  cipher.seal(context(id), JSON.stringify(contact));
