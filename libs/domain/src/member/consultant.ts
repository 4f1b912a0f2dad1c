import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, optionalLine, rule } from '../core/wire';

/** Assigns a consultant to a member (none when left out), with the version seen. */
export const assignInput = z.strictObject({ version: int(1), consultant_id: z.optional(id()) });

/** Hands over all members of a consultant who leaves. */
export const handOverInput = z.strictObject({ consultant_id: z.optional(id()) });

/** How a staff member is reached: a dialable phone number and an e-mail address. */
export const contactFields = {
  contact_phone: optionalLine(40).check(
    rule('phone', (value) => value === undefined || /^\+?[\d ()-]{5,40}$/.test(value)),
  ),
  contact_email: optionalLine(120).check(
    rule('email', (value) => value === undefined || /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)),
  ),
};

/** How members reach a consultant. */
export const consultantContactInput = z.strictObject({ version: int(1), ...contactFields });

/** The member's consultant, as the member sees them. */
export interface MyConsultant {
  name: string;
  contact_phone: string | null;
  contact_email: string | null;
  /** Since when; null for members assigned before the time was recorded. */
  since: string | null;
}

export const consultantApi = {
  mine: call<MyConsultant | null>()({
    path: 'member/consultant',
    access: 'member',
    input: z.strictObject({}),
    summary: 'My consultant and how to reach them',
  }),
};
