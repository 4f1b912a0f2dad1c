import type { LicenseeContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { LicenseeEntity } from './goods.entity';

const context = (id: string): string => `code_licensee:${id}:contact`;

export const openLicenseeContact = (
  cipher: FieldCipher,
  { id, contact }: Pick<LicenseeEntity, 'id' | 'contact'>,
): LicenseeContact => JSON.parse(cipher.open(context(id), contact)) as LicenseeContact;

export const sealLicenseeContact = (cipher: FieldCipher, id: string, contact: LicenseeContact): Buffer =>
  cipher.seal(context(id), JSON.stringify(contact));
