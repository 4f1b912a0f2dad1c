import { actionsFor, complaintMachine, complaintNumber, type ComplaintRow } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { FileService, Viewer } from '../core/files/file.service';
import { iso } from '../core/http/iso';
import type { FieldCipher } from '../core/security/field-cipher';
import type { Complainant, ComplaintEntity } from './complaint.entity';

type Sealed = 'statement' | 'complainant' | 'answer';

/** The cipher context of an encrypted field of a complaint. */
export const complaintContext = (id: string, column: Sealed): string => `complaint:${id}:${column}`;

/** A decrypted field; empty when it is erased or not given. */
export const textOf = (cipher: FieldCipher, row: ComplaintEntity, column: Sealed): string =>
  row[column] ? cipher.open(complaintContext(row.id, column), row[column]) : '';

export const complainantOf = (cipher: FieldCipher, row: ComplaintEntity): Complainant =>
  row.complainant
    ? (JSON.parse(textOf(cipher, row, 'complainant')) as Complainant)
    : { complainant: '', email: '' };

export const filesOf = (row: Pick<ComplaintEntity, 'proof_images' | 'answer_images'>) => ({
  proof: fromJson<string[]>(row.proof_images),
  answer: fromJson<string[]>(row.answer_images),
});

/** A complaint for those who run the IP. */
export const holdersComplaint = async (
  row: ComplaintEntity,
  cipher: FieldCipher,
  files: FileService,
  viewer: Viewer,
): Promise<ComplaintRow> => ({
  complaint_id: row.id,
  number: complaintNumber(row.id),
  state: row.state,
  version: row.version,
  actions: actionsFor(complaintMachine, row.state, (by) => by === 'owner'),
  kind: row.kind,
  statement: textOf(cipher, row, 'statement'),
  created_at: row.created_at.toISOString(),
  due_at: iso(row.due_at),
  decided_at: iso(row.decided_at),
  reason: row.reason,
  answer: textOf(cipher, row, 'answer'),
  answer_images: await files.many(filesOf(row).answer, viewer),
  answered_at: iso(row.answered_at),
});
