import {
  actionsFor,
  isDeletableFiling,
  type FilingContent,
  type FilingDetail,
  filingMachine,
  type FilingRow,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { FileService, Viewer } from '../core/files/file.service';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import type { FieldCipher } from '../core/security/field-cipher';
import type { FilingEntity } from './filing.entity';
import { type BilledFiling, fitsWait, waitOf } from './filing-payment';
import { openParties } from './filing-parties';

const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

/** Fields of a filing for both members and staff. */
export const filingFacts = (row: FilingEntity): Omit<FilingRow, 'filing_id' | 'picture' | 'actions'> => ({
  filing_number: row.filing_number,
  title: row.title,
  work_kind: row.work_kind,
  state: row.state,
  version: row.version,
  pay: row.pay,
  paid: row.paid,
  amount_fen: row.amount_fen,
  waits_for: waitOf(row),
  submitted_at: iso(row.submitted_at),
  stages: [
    { key: 'accepted', at: iso(row.accepted_at) },
    { key: 'examined', at: iso(row.examined_at) },
    { key: 'corrections', at: iso(row.correction_at) },
    { key: 'registered', at: iso(row.registered_on) },
    { key: 'certificate', at: iso(row.certified_at) },
  ],
  reason_code: row.reason_code,
  reason: row.reason,
  due_at: iso(row.due_at),
  registration_number: row.registration_number,
  created_at: row.created_at.toISOString(),
});

export const memberFiling = (row: BilledFiling, files: FileService, viewer: Viewer): FilingRow => ({
  filing_id: row.id,
  picture: files.picture(fromJson<string[]>(row.pictures)[0] ?? null, viewer),
  actions: [
    ...actionsFor(filingMachine, row.state, (by) => by === 'owner').filter((action) => fitsWait(action, row)),
    ...(isDeletableFiling(row) ? (['delete'] as const) : []),
  ],
  ...filingFacts(row),
});

/** The content as it was saved. */
export const contentOf = (cipher: FieldCipher, row: FilingEntity): FilingContent => ({
  author_name: undefined,
  holder_name: undefined,
  ip_id: row.ip_id ?? undefined,
  title: row.title ?? undefined,
  work_kind: row.work_kind ?? undefined,
  description: row.description ?? undefined,
  completed_on: dayOf(row.completed_on) ?? undefined,
  published_on: dayOf(row.published_on) ?? undefined,
  pictures: fromJson<string[]>(row.pictures),
  holder_kind: row.holder_kind ?? undefined,
  ...openParties(cipher, row),
  documents: fromJson<string[]>(row.documents),
});

/** What a filing holds beyond its row. */
export async function filingContents(
  row: FilingEntity,
  files: FileService,
  cipher: FieldCipher,
  viewer: Viewer,
): Promise<
  Omit<FilingDetail, keyof FilingRow | 'evidence' | 'paying' | 'refund' | 'invoice' | 'invoiceable'>
> {
  const { author_name, holder_name, holder_number } = openParties(cipher, row);
  return {
    ip_id: row.ip_id,
    description: row.description,
    completed_on: dayOf(row.completed_on),
    published_on: dayOf(row.published_on),
    pictures: await files.many(fromJson<string[]>(row.pictures), viewer),
    author_name: author_name ?? null,
    holder_kind: row.holder_kind,
    holder_name: holder_name ?? null,
    holder_number: holder_number ?? null,
    documents: await files.many(fromJson<string[]>(row.documents), viewer),
    voucher: await files.oneOrNull(row.voucher_image, viewer),
    marks: marksOf(row.marks),
  };
}
