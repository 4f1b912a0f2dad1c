import type { FieldCipher } from '../core/security/field-cipher';
import type { ThreadEntity } from './thread.entity';

const nameOf = (id: string) => `thread:${id}:sealed_brand`;

/** The brand's name, encrypted for the thread that is sealed; null where it is not known. */
export const sealBrand = (cipher: FieldCipher, id: string, brand: string | null): Buffer | null =>
  brand === null ? null : cipher.seal(nameOf(id), brand);

/** The brand's name as of the sealing; null where it was not known, or is erased. */
export const sealedBrandOf = (
  cipher: FieldCipher,
  { id, sealed_brand }: Pick<ThreadEntity, 'id' | 'sealed_brand'>,
): string | null => sealed_brand && cipher.open(nameOf(id), sealed_brand);
