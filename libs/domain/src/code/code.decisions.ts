import * as z from 'zod/mini';
import { choice, day, file, int, rule, text } from '../core/wire';
import { ISSUE_REASONS } from './code.machines';
import { PAYMENT_TYPES } from './order.api';

const version = int(1);

/** The body of a rejection: one of the four reasons, with text for `other`. */
export const issueRejectInput = z
  .strictObject({ version, reason_code: choice(ISSUE_REASONS), reason: z._default(text(500, 0), '') })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
/** A decision that needs its reason in words. */
export const reasonInput = z.strictObject({ version, reason: text(500) });
/** The reason to see the contact of an order or invoice in clear. */
export const contactRevealInput = z.strictObject({ reason: text(500) });
/** How an order left the house. */
export const completeInput = z.strictObject({ version, courier: text(40), tracking_number: text(60) });

/** How a refund was paid back, on which day, and under which number of the bank or wallet. */
export const refundSettleInput = z.strictObject({
  version,
  method: choice(PAYMENT_TYPES),
  paid_back_on: day(),
  reference: text(60),
});

/** The newest key version the caller saw. */
export const codeKeyInput = z.strictObject({ version: int(1, 255) });
/** A version of the key of label codes, never the key itself. */
export interface CodeKeyRow {
  id: string;
  state: CodeKeyState;
  version: number;
  /** Batches made with it, and their codes. */
  batches: number;
  codes: number;
  /** Null for the key the installation began with. */
  created_at: string | null;
}
/** The newest makes codes, all read them. Words: `state.code_key.<key>`. */
export type CodeKeyState = 'newest' | 'reading';

/** Serials of a batch, both included, that are revoked on their own. */
export const revokeRangeInput = z
  .strictObject({ version, reason: text(500), from: int(0, 4_294_967_295), to: int(0, 4_294_967_295) })
  .check(z.refine(({ from, to }) => from <= to, { error: 'range', path: ['to'], params: { rule: 'range' } }));
/** An invoice as the tax system issued it: its number of 8 or 20 digits, and its document. */
export const invoiceIssueInput = z.strictObject({
  version,
  invoice_number: z.pipe(
    text(20),
    z.string().check(rule('invoice_number', (value) => /^(\d{8}|\d{20})$/.test(value))),
  ),
  file: file(),
});
