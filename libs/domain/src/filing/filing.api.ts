import * as z from 'zod/mini';
import type { InvoiceState } from '../code/code.machines';
import { invoiceFields, type InvoiceView, PAYMENT_TYPES, type RefundView } from '../code/order-money';
import { call } from '../core/endpoint';
import type { Fen } from '../core/money';
import { agree, choice, file, id, int, orNothing, type Page, paging } from '../core/wire';
import type { FileEvidence } from '../evidence/evidence.api';
import type { UploadedFile } from '../file/file.schema';
import type { Mark } from '../review/mark';
import { type CreditKey, type FilingContent, filingSaveInput } from './filing.schema';
import { type FilingAction, filingMachine, type FilingState } from './filing.machine';

/** How a filing is paid. Labels: `filing_pay.<pay>`. */
export const FILING_PAYS = ['credit', ...PAYMENT_TYPES] as const;
export type FilingPay = (typeof FILING_PAYS)[number];

/** What a submitted filing waits for. Labels: `filing_waits.<key>`. */
export const FILING_WAITS = ['payment', 'voucher', 'voucher_check', 'check'] as const;
export type FilingWait = (typeof FILING_WAITS)[number];

/** What a filing waits for; null once it was checked, and for a draft. */
export function filingWaits(filing: {
  state: FilingState;
  pay: FilingPay | null;
  paid: 0 | 1;
  has_voucher: boolean;
}): FilingWait | null {
  const { state, pay, paid, has_voucher } = filing;
  if (state !== filingMachine.actions.submit.to) return null;
  if (pay === 'credit' || paid) return 'check';
  if (pay === 'wallet') return 'payment';
  return has_voucher ? 'voucher_check' : 'voucher';
}

/** Why staff return a filing; `other` needs text. Labels: `filing_reason.<code>`. */
export const FILING_REASONS = [
  'pictures_unclear',
  'information_wrong',
  'holder_unproven',
  'not_original',
  'other',
] as const;
/** Why staff or the filing centre return one: it asks for a change or rejects, and says why in words, or has an account of this phone. */
export type FilingReason =
  (typeof FILING_REASONS)[number] | 'phone_registered' | 'centre' | 'centre_rejected';

/**
 * The stages a member sees, in order: the centre has the filing, its first decision about it (a correction, a rejection, a
 * registration), the last correction anybody asked for, registration, certificate. Labels: `filing_stage.<stage>`.
 */
export const FILING_STAGES = ['accepted', 'examined', 'corrections', 'registered', 'certificate'] as const;
export type FilingStage = (typeof FILING_STAGES)[number];

export interface FilingRow {
  filing_id: string;
  /** The number shown to people, `YYMMDD-NNNNN`; a new one with each submission. */
  filing_number: string | null;
  title: string | null;
  work_kind: FilingContent['work_kind'] | null;
  /** Thumbnail of the first picture. */
  picture: string | null;
  state: FilingState;
  version: number;
  /** `delete`: a draft for which no money came. */
  actions: (FilingAction | 'delete')[];
  pay: FilingPay | null;
  paid: 0 | 1;
  amount_fen: Fen;
  waits_for: FilingWait | null;
  submitted_at: string | null;
  /** When each stage was reached; corrections only when some were asked for. */
  stages: { key: FilingStage; at: string | null }[];
  /** Why staff rejected it or ask for a correction. */
  reason_code: FilingReason | null;
  reason: string | null;
  /** By when the next step is due. */
  due_at: string | null;
  registration_number: string | null;
  created_at: string;
}

type Nullable<T> = { [K in keyof T]-?: NonNullable<T[K]> | null };
export interface FilingDetail
  extends FilingRow, Omit<Nullable<FilingContent>, 'pictures' | 'documents' | 'title' | 'work_kind'> {
  pictures: UploadedFile[];
  /** Since when each picture is evidence, or why not. */
  evidence: FileEvidence[];
  documents: UploadedFile[];
  voucher: UploadedFile | null;
  /** 1 while a wallet payment is open. */
  paying: 0 | 1;
  refund: RefundView | null;
  invoice: InvoiceView | null;
  /** 1 while an invoice can be requested. */
  invoiceable: 0 | 1;
  /** Fields and pictures staff marked. */
  marks: Mark[];
}

export interface FilingOffer {
  price_fen: Fen;
  credit_fen: Fen;
  certificate_hours: number;
  /** 1 while the credit can be used by this account, its phones and its verified name. */
  credit: 0 | 1;
  /** By which of the three it is used. */
  used_by: CreditKey[];
  /** The caller's own filing that holds the credit. */
  filing_id: string | null;
  /** Number of that filing. */
  filing_number: string | null;
  /** 1 once that filing has its certificate; before, its withdrawal or rejection releases the credit. */
  spent: 0 | 1;
  /** 1 once the real name is verified, without which nothing is filed. */
  is_auth: 0 | 1;
}

export const filingSubmitInput = z.strictObject({
  filing_id: id(),
  version: int(1),
  /** Not needed for a correction: its payment stays. */
  pay: orNothing(choice(FILING_PAYS)),
  /** That the work is the right holder's own and the statements are true. */
  declare: agree(),
});
const one = z.strictObject({ filing_id: id() });
export const filingInvoiceInput = z.strictObject({ filing_id: id(), ...invoiceFields });
export interface FilingResult {
  state: FilingState;
  version: number;
}

export const filingApi = {
  offer: call<FilingOffer>()({
    path: 'filing/offer',
    access: 'member',
    input: z.strictObject({}),
    summary: 'Price of a filing, and whether the free one is at hand',
  }),
  list: call<Page<FilingRow>>()({
    path: 'filing/list',
    access: 'member',
    input: z.strictObject({ ...paging }),
    summary: 'My filings, newest first',
  }),
  detail: call<FilingDetail>()({
    path: 'filing/detail',
    access: 'member',
    input: one,
    summary: 'One of my filings',
  }),
  save: call<FilingResult & { filing_id: string }>()({
    path: 'filing/save',
    access: 'member',
    post: true,
    creates: true,
    input: filingSaveInput,
    summary: 'Store a draft or a correction',
  }),
  submit: call<FilingResult>()({
    path: 'filing/submit',
    access: 'member',
    post: true,
    input: filingSubmitInput,
    summary: 'Submit a draft, a rejected filing, or a correction',
  }),
  pay: call<{ pay_url: string }>()({
    path: 'filing/pay',
    access: 'member',
    post: true,
    input: one,
    summary: 'Where to pay a filing with the wallet',
  }),
  check: call<{ paid: 0 | 1 }>()({
    path: 'filing/check',
    access: 'member',
    post: true,
    input: one,
    summary: 'Whether a filing is paid; an open wallet payment is asked about first',
  }),
  voucher: call<FilingResult>()({
    path: 'filing/voucher',
    access: 'member',
    post: true,
    input: z.strictObject({ filing_id: id(), voucher_image: file() }),
    summary: 'Hand in or replace the remittance voucher until finance has checked it',
  }),
  withdraw: call<FilingResult>()({
    path: 'filing/withdraw',
    access: 'member',
    post: true,
    input: z.strictObject({ filing_id: id(), version: int(1) }),
    summary: 'Make it a draft again, before it is sent to the filing centre',
  }),
  delete: call<{ filing_id: string }>()({
    path: 'filing/delete',
    access: 'member',
    post: true,
    input: one,
    summary: 'Delete a draft, with the files that were uploaded for it alone',
  }),
  invoiceRequest: call<{ state: InvoiceState }>()({
    path: 'filing/invoiceRequest',
    access: 'member',
    post: true,
    input: filingInvoiceInput,
    summary: 'Ask for the invoice of a paid filing; frozen once asked for',
  }),
  certificate: call<UploadedFile>()({
    path: 'filing/certificate',
    access: 'member',
    input: one,
    summary: 'The certificate as PDF',
  }),
};
