import { shanghaiDay } from '@ipw/domain';
import type { FieldCipher } from '../../core/security/field-cipher';

/** A keyed hash of an address and the month, which tells sources of a month apart. */
export const sourceOf = (cipher: FieldCipher, address: string, at: Date): string =>
  cipher.blind('scan', `${shanghaiDay(at).slice(0, 7)} ${address}`).slice(0, 16);
