import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import type { Scope } from '../core/scope';
import { choice, text } from '../core/wire';

/** Masked fields of a member that staff may unmask, each with the scope it needs. */
export const REVEALABLE = {
  phone_number: 'member:reveal',
  real_name: 'member:reveal',
  document_number: 'member:reveal_document',
} as const satisfies Record<string, Scope>;
export type RevealField = keyof typeof REVEALABLE;
export const REVEAL_FIELDS = Object.keys(REVEALABLE) as [RevealField, ...RevealField[]];

/**
 * Unmaskings a staff member has in 24 hours (of members; of recipients of labels and invoices), and how long a screen shows
 * a value.
 */
export const REVEAL = { perDay: 30, contactsPerDay: 200, shownMs: 30_000 } as const;

export const revealInput = z.strictObject({ field: choice(REVEAL_FIELDS), reason: text(TEXT.reason) });
export interface Revealed {
  field: RevealField;
  value: string;
}
