import type { FilingContent } from '@ipw/domain';
import type { FieldCipher } from '../core/security/field-cipher';
import type { FilingEntity } from './filing.entity';

/** Author and right holder, as stored in one encrypted column. */
export type Parties = Partial<Pick<FilingContent, 'author_name' | 'holder_name' | 'holder_number'>>;

const context = (id: string): string => `filing:${id}:parties`;

const textOf = ({ author_name, holder_name, holder_number }: Parties): string =>
  JSON.stringify({ author_name, holder_name, holder_number });

export const sealParties = (cipher: FieldCipher, id: string, parties: Parties): Buffer =>
  cipher.seal(context(id), textOf(parties));

export const openParties = (
  cipher: FieldCipher,
  { id, parties }: Pick<FilingEntity, 'id' | 'parties'>,
): Parties => (parties ? (JSON.parse(cipher.open(context(id), parties)) as Parties) : {});

/** Whether a filing has these parties; sealed twice, the same ones differ. */
export const hasParties = (
  cipher: FieldCipher,
  row: Pick<FilingEntity, 'id' | 'parties'>,
  parties: Parties,
): boolean => textOf(openParties(cipher, row)) === textOf(parties);
