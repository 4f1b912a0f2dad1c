import { type DocumentFacts, uploadLimit, type Usage } from '@ipw/domain';
import type { FieldCipher } from '../../security/field-cipher';

/** Facts about a document without the addresses of its pages. */
export type KnownFacts = Omit<DocumentFacts, 'page_path' | 'page_paths'>;

const cipherContext = (id: string) => `uploaded_file:${id}:document`;

/** Stored encrypted in the file's row, because found contacts are personal data. */
export const sealFacts = (cipher: FieldCipher, id: string, facts: KnownFacts): Buffer =>
  cipher.seal(cipherContext(id), JSON.stringify(facts));

export const openFacts = (cipher: FieldCipher, id: string, sealed: Buffer): KnownFacts =>
  JSON.parse(cipher.open(cipherContext(id), sealed)) as KnownFacts;

/** A document with the addresses of its pages; contacts found in it are for known viewers only. */
export function documentView(
  facts: KnownFacts,
  usage: string,
  isKnown: boolean,
  addressOf: (page: number) => string,
): DocumentFacts {
  const shown = uploadLimit(usage as Usage).pages === undefined ? 0 : facts.pages;
  const page_paths = Array.from({ length: shown }, (_, at) => addressOf(at + 1));
  return { ...facts, page_path: addressOf(1), page_paths, ...(!isKnown && { contacts: [] }) };
}
