import { fromJson, type Row, type Sql } from '../core/db/db';
import type { FieldCipher } from '../core/security/field-cipher';
import type { PhoneService } from '../core/security/phone.service';
import type { MemberEntity } from '../member';
import type { FilingOrder, OrderedFile } from './centre/filing-centre';
import type { FilingEntity } from './filing.entity';
import { openOwnHolder, openParties, type OwnHolder } from './filing-parties';

/** The job that orders a filing from the centre; a later submission has another number. */
export const orderJob = ({ id, filing_number }: FilingEntity) => ({ id, filing_number });

/**
 * Which order of a filing this is: the time it was sent, or of the newest correction. The centre repeats it with all it says, so
 * that what it said of an earlier one, delivered late or twice, is not taken for this one's.
 */
export const revisionOf = ({ sent_at, correction_at }: FilingEntity): string =>
  new Date(Math.max(Number(sent_at), Number(correction_at))).toISOString();

/** Columns of a filing that now waits for the centre, ordered anew. */
export const withCentre = (now: Date): Row => ({ ordered_at: null, asked_at: now, escalated_at: null });

interface FileRow {
  id: string;
  file_name: string;
  mime: string;
  file_size: number | string;
  sha256: string;
}

/** A verified member as the right holder. Throws when the identity is not there any more. */
export function ownHolder(cipher: FieldCipher, member: MemberEntity): OwnHolder {
  const own = (field: 'real_name' | 'document_number') => {
    if (!member[field]) throw new Error('the right holder of a filing is not verified any more');
    return cipher.open(`member:${member.id}:${field}`, member[field]);
  };
  return { name: own('real_name'), document_number: own('document_number') };
}

/** What the filing centre is sent of a filing: the work, who made and holds it, and how to reach its owner. */
export async function orderOf(
  sql: Sql,
  row: FilingEntity,
  cipher: FieldCipher,
  phones: PhoneService,
): Promise<FilingOrder> {
  const member = (await sql.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [row.member_id]))!;
  const parties = openParties(cipher, row);
  const holder =
    row.holder_kind === 'self'
      ? (openOwnHolder(cipher, row) ?? ownHolder(cipher, member))
      : { name: parties.holder_name!, document_number: parties.holder_number! };
  const fields = { pictures: fromJson<string[]>(row.pictures), documents: fromJson<string[]>(row.documents) };
  const files = await sql.rows<FileRow>(
    'SELECT id, file_name, mime, file_size, sha256 FROM uploaded_file WHERE id IN (?)',
    [[...fields.pictures, ...fields.documents]],
  );
  const filesIn = (field: keyof typeof fields): OrderedFile[] =>
    fields[field].flatMap((id) =>
      files
        .filter((file) => file.id === id)
        .map(({ file_name: name, mime, file_size, sha256 }) => ({
          ...{ id, field, name, mime, sha256 },
          size: Number(file_size),
        })),
    );
  return {
    number: row.filing_number!,
    revision: revisionOf(row),
    title: row.title!,
    work_kind: row.work_kind!,
    description: row.description,
    completed_on: row.completed_on!.toISOString().slice(0, 10),
    published_on: row.published_on?.toISOString().slice(0, 10) ?? null,
    author_name: parties.author_name ?? holder.name,
    holder: { kind: row.holder_kind!, ...holder },
    phone: {
      area_code: member.area_code!,
      phone_number: phones.open(member.id, member.auth_phone ?? member.phone!),
    },
    files: [...filesIn('pictures'), ...filesIn('documents')],
  };
}
