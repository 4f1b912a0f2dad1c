import type { DocumentFacts } from '@ipw/domain';
import type { FieldCipher } from '../../security/field-cipher';

/** Facts about a document without the address of its first page. */
export type KnownFacts = Omit<DocumentFacts, 'page_path'>;

const cipherContext = (id: string) => `uploaded_file:${id}:document`;

/** Stored encrypted in the file's row, because found contacts are personal data. */
export const sealFacts = (cipher: FieldCipher, id: string, facts: KnownFacts): Buffer =>
  cipher.seal(cipherContext(id), JSON.stringify(facts));

export const openFacts = (cipher: FieldCipher, id: string, sealed: Buffer): KnownFacts =>
  JSON.parse(cipher.open(cipherContext(id), sealed)) as KnownFacts;
