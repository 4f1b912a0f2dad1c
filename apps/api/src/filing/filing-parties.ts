import type { FilingContent } from '@ipw/domain';
import type { FieldCipher } from '../core/security/field-cipher';
import type { FilingEntity } from './filing.entity';

/** Author and right holder, as stored in one encrypted column. */
export type Parties = Partial<Pick<FilingContent, 'author_name' | 'holder_name' | 'holder_number'>>;
/** The verified name and document number of a member who is the right holder, as they were when the filing was submitted. */
export interface OwnHolder {
  name: string;
  document_number: string;
}
type Stored = Pick<FilingEntity, 'id' | 'parties'>;

const context = (id: string): string => `filing:${id}:parties`;

const textOf = ({ author_name, holder_name, holder_number }: Parties): string =>
  JSON.stringify({ author_name, holder_name, holder_number });

export const sealParties = (cipher: FieldCipher, id: string, parties: Parties): Buffer =>
  cipher.seal(context(id), textOf(parties));

/** The parties with the member, who is the right holder. */
export const sealOwnHolder = (cipher: FieldCipher, row: Stored, own: OwnHolder): Buffer =>
  cipher.seal(context(row.id), JSON.stringify({ ...openParties(cipher, row), own }));

const opened = (cipher: FieldCipher, { id, parties }: Stored): Parties & { own?: OwnHolder } =>
  parties ? (JSON.parse(cipher.open(context(id), parties)) as Parties & { own?: OwnHolder }) : {};

export function openParties(cipher: FieldCipher, row: Stored): Parties {
  const { own: _own, ...parties } = opened(cipher, row);
  return parties;
}

/** The member as the right holder of a submitted filing; undefined for one submitted before this was stored. */
export const openOwnHolder = (cipher: FieldCipher, row: Stored): OwnHolder | undefined =>
  opened(cipher, row).own;

/** Whether a filing has these parties; sealed twice, the same ones differ. */
export const hasParties = (cipher: FieldCipher, row: Stored, parties: Parties): boolean =>
  textOf(openParties(cipher, row)) === textOf(parties);
