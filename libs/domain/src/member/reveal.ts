import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import type { Scope } from '../core/scope';
import { choice, text } from '../core/wire';

/** Masked fields of a member that staff may see in clear, each with the scope it takes. */
export const REVEALABLE = {
  phone_number: 'member:reveal',
  real_name: 'member:reveal',
  document_number: 'member:reveal_document',
} as const satisfies Record<string, Scope>;
export type RevealField = keyof typeof REVEALABLE;
export const REVEAL_FIELDS = Object.keys(REVEALABLE) as [RevealField, ...RevealField[]];

/** Looks a staff member has in 24 hours (at members; at whom labels and invoices go to), and how long the screen shows a value. */
export const REVEAL = { perDay: 30, contactsPerDay: 200, shownMs: 30_000 } as const;

export const revealInput = z.strictObject({ field: choice(REVEAL_FIELDS), reason: text(TEXT.reason) });
export interface Revealed {
  field: RevealField;
  value: string;
}
