import { TENDER_FILES, type TenderContent, type TenderInput } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { FieldCipher } from '../core/security/field-cipher';
import type { TenderEntity } from './tender.entity';

/** The public content of a project: what is compared and kept as versions. */
export const contentOf = (row: TenderEntity): TenderContent => ({
  kind: row.kind,
  texts: fromJson(row.texts),
  cover: row.cover,
  brand_name: row.brand_name,
  brand_logo: row.brand_logo,
  images: fromJson(row.images),
  document: row.document,
  field_ids: fromJson(row.field_ids),
  ip_types: fromJson(row.ip_types),
  kernels: fromJson(row.kernels),
  opens_at: row.opens_at.toISOString(),
  closes_at: row.closes_at.toISOString(),
  most_entries: row.most_entries,
  sealed: row.sealed,
  criteria: fromJson(row.criteria),
});

/** The public content of a valid input, times in one notation. */
export function contentIn({ brand_contact: _sealed, ...input }: TenderInput): TenderContent {
  return {
    ...input,
    opens_at: new Date(input.opens_at).toISOString(),
    closes_at: new Date(input.closes_at).toISOString(),
    most_entries: input.most_entries ?? null,
    sealed: input.sealed ? 1 : 0,
  };
}

/** Content as columns. */
export const columnsOf = (content: TenderContent) => ({
  ...content,
  texts: JSON.stringify(content.texts),
  images: JSON.stringify(content.images),
  field_ids: JSON.stringify(content.field_ids),
  ip_types: JSON.stringify(content.ip_types),
  kernels: JSON.stringify(content.kernels),
  criteria: JSON.stringify(content.criteria),
  opens_at: new Date(content.opens_at),
  closes_at: new Date(content.closes_at),
});

const contextOf = (id: string) => `tender:${id}:brand_contact`;
export const sealContact = (cipher: FieldCipher, id: string, contact: string | undefined): Buffer | null =>
  contact ? cipher.seal(contextOf(id), contact) : null;
export const openContact = (cipher: FieldCipher, { id, brand_contact }: TenderEntity): string | null =>
  brand_contact && cipher.open(contextOf(id), brand_contact);

/** Ids of all files of a content. */
export const filesOf = (content: TenderContent): string[] =>
  TENDER_FILES.flatMap(([field]) => content[field] ?? []);
