import type { DocumentFacts } from '@ipw/domain';
import type { FieldCipher } from '../security/field-cipher';

/** What reading a document brought: all that is known of it but where it lies. */
export type KnownFacts = Omit<DocumentFacts, 'page_path'>;

const cipherContext = (id: string) => `uploaded_file:${id}:document`;

/** As a file's row keeps them. What was found in a document may be somebody's number. */
export const sealFacts = (cipher: FieldCipher, id: string, facts: KnownFacts): Buffer =>
  cipher.seal(cipherContext(id), JSON.stringify(facts));

export const openFacts = (cipher: FieldCipher, id: string, sealed: Buffer): KnownFacts =>
  JSON.parse(cipher.open(cipherContext(id), sealed)) as KnownFacts;
