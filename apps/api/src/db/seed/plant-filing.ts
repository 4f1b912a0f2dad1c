import {
  FILING_FEN,
  type FilingContent,
  filingMachine,
  type FilingPay,
  type FilingReason,
  type FilingState,
  newOrderNumber,
  ulid,
} from '@ipw/domain';
import { FilingCreditService } from '../../filing/filing-credit.service';
import { sealParties } from '../../filing/filing-parties';
import type { MemberEntity } from '../../member';
import { PhoneService } from '../../core/security/phone.service';
import { ago, type Fixtures } from './plant';

export interface FilingSeed extends Partial<Omit<FilingContent, 'ip_id'>> {
  member_id: string;
  ip_id?: string | null;
  state?: FilingState;
  /** How it is paid; with the free filing by default. */
  pay?: FilingPay;
  voucher_image?: string;
  reason_code?: FilingReason;
  reason?: string;
  registration_number?: string;
  certificate_file?: string;
  /** When it was begun. */
  at?: Date;
}

const HOUR_MS = 3_600_000;
const { submit, send, ask_correction, certify, reject } = filingMachine.actions;

/** A filing in any state, with what its state implies: number, times, credit, recorded works. */
export async function plantFiling(on: Fixtures, seed: FilingSeed): Promise<string> {
  const { db, cipher } = on;
  const { member_id, state = filingMachine.initial, pay = 'credit', at = ago(1) } = seed;
  const { pictures = [], documents = [] } = seed;
  const id = ulid();
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const submitted = state !== filingMachine.initial;
  const isSent = state === send.to || state === certify.to;
  await db.insert('filing', {
    id,
    member_id,
    ip_id: seed.ip_id ?? null,
    filing_number: submitted ? newOrderNumber(at) : null,
    title: seed.title ?? null,
    work_kind: seed.work_kind ?? null,
    description: seed.description ?? null,
    completed_on: seed.completed_on ?? null,
    published_on: seed.published_on ?? null,
    pictures: JSON.stringify(pictures),
    documents: JSON.stringify(documents),
    holder_kind: seed.holder_kind ?? null,
    parties: sealParties(cipher, id, seed),
    pay: submitted ? pay : null,
    paid: pay !== 'credit' && isSent ? 1 : 0,
    voucher_image: seed.voucher_image ?? null,
    amount_fen: FILING_FEN,
    state,
    with_centre: isSent ? 1 : 0,
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    registration_number: seed.registration_number ?? null,
    registered_on: state === certify.to ? later(20) : null,
    certificate_file: seed.certificate_file ?? null,
    submitted_at: submitted ? at : null,
    sent_at: isSent ? later(2) : null,
    accepted_at: isSent ? later(2) : null,
    examined_at: state === certify.to ? later(20) : null,
    correction_at: state === ask_correction.to ? later(3) : null,
    certified_at: state === certify.to ? later(20) : null,
    due_at:
      state === submit.to
        ? pay === 'credit' || seed.voucher_image
          ? later(96)
          : null
        : state === send.to
          ? later(26)
          : null,
    created_at: at,
  });
  if (submitted && state !== reject.to) {
    await db.execute(
      'INSERT IGNORE INTO filing_work (member_id, sha256, filing_id) SELECT ?, sha256, ? FROM uploaded_file WHERE id IN (?)',
      [member_id, id, pictures.length ? pictures : ['']],
    );
    if (pay === 'credit') await useCredit(on, { id, state }, member_id);
  }
  const used = {
    pictures,
    documents,
    voucher_image: seed.voucher_image ? [seed.voucher_image] : [],
    certificate: seed.certificate_file ? [seed.certificate_file] : [],
  };
  for (const [field, files] of Object.entries(used))
    for (const file_id of files)
      await db.insert('file_use', { subject_id: id, place: 'live', file_id, ip_id: id, field });
  if (submitted && pay === 'bank')
    await db.execute(
      'INSERT INTO filing_transfer (filing_number, filing_id) SELECT filing_number, id FROM filing WHERE id = ?',
      [id],
    );
  return id;
}

async function useCredit(
  { db, cipher }: Fixtures,
  filing: { id: string; state: FilingState },
  memberId: string,
) {
  const credits = new FilingCreditService(cipher, new PhoneService(cipher));
  const member = (await db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [memberId]))!;
  await credits.reserve(
    db,
    { id: filing.id, state: filingMachine.initial },
    member,
    member.document_hash ?? filing.id,
  );
  if (filing.state === certify.to) await credits.spend(db, filing.id);
}
