import type { LicenseeContact } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';
import type { LicenseeEntity } from './goods.entity';

const context = (id: string): string => `code_licensee:${id}:contact`;

/** The decrypted contact of a merchant; throws as `FieldCipher.open` does. */
export const openLicenseeContact = (
  cipher: FieldCipher,
  { id, contact }: Pick<LicenseeEntity, 'id' | 'contact'>,
): LicenseeContact => JSON.parse(cipher.open(context(id), contact)) as LicenseeContact;

/** The encrypted contact of the merchant with this id. */
export const sealLicenseeContact = (cipher: FieldCipher, id: string, contact: LicenseeContact): Buffer =>
  cipher.seal(context(id), JSON.stringify(contact));
