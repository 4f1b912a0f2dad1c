import * as z from 'zod/mini';
import { choice, day, file, int, line, rule, text } from '../core/wire';
import { ISSUE_REASONS } from './code.machines';
import { PAYMENT_TYPES } from './order-money';

const version = int(1);

/** Input of a rejection: one of the four reasons, with text for `other`. */
export const issueRejectInput = z
  .strictObject({ version, reason_code: choice(ISSUE_REASONS), reason: z._default(text(500, 0), '') })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
/** Input of a decision that needs a reason in words. */
export const reasonInput = z.strictObject({ version, reason: text(500) });
/** Input for showing the unmasked contact of an order or invoice. */
export const contactRevealInput = z.strictObject({ reason: text(500) });
/** Shipping details of a completed order. */
export const completeInput = z.strictObject({ version, courier: line(40), tracking_number: line(60) });

/** How and on which day a refund was paid, and the bank's or wallet's reference number. */
export const refundSettleInput = z.strictObject({
  version,
  method: choice(PAYMENT_TYPES),
  paid_back_on: day(),
  reference: line(60),
});

/** The newest key version the caller has seen. */
export const codeKeyInput = z.strictObject({ version: int(1, 255) });
/** A version of the key of label codes, without the key. */
export interface CodeKeyRow {
  id: string;
  state: CodeKeyState;
  version: number;
  /** Number of batches made with this version, and of their codes. */
  batches: number;
  codes: number;
  /** Null for the key created at installation. */
  created_at: string | null;
}
/** The newest version makes new codes; all versions read. Labels: `state.code_key.<key>`. */
export type CodeKeyState = 'newest' | 'reading';

/** A range of serials to revoke in a batch, both ends included. */
export const revokeRangeInput = z
  .strictObject({ version, reason: text(500), from: int(0, 4_294_967_295), to: int(0, 4_294_967_295) })
  .check(z.refine(({ from, to }) => from <= to, { error: 'range', path: ['to'], params: { rule: 'range' } }));
/** An invoice issued by the tax system: its number (8 or 20 digits) and its document. */
export const invoiceIssueInput = z.strictObject({
  version,
  invoice_number: z.pipe(
    line(20),
    z.string().check(rule('invoice_number', (value) => /^(\d{8}|\d{20})$/.test(value))),
  ),
  file: file(),
});
