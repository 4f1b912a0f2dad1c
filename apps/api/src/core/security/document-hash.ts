import { documentKey } from '@ipw/domain';
import type { FieldCipher } from './field-cipher';

/** The keyed hash a document number is found by, the same for each way to write it. */
export const documentHash = (cipher: FieldCipher, number: string): string =>
  cipher.blind('document', documentKey(number));
