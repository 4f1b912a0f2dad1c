import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int } from '../core/wire';
import type { ReviewState } from './review.machine';
import type { Mark } from './mark';
import { SUBJECTS } from './content-kinds';
import type { ReviewField } from './review.schema';

const which = { ip_id: id(), subject: choice(SUBJECTS), subject_id: id() };
const one = z.strictObject({ ...which, version: z.optional(int(1)) });

interface ReviewResult {
  state: ReviewState;
  version: number;
}

/** A rejected edit as staff saw it, field by field beside what is live. */
export interface Rejected {
  /** Nothing of it is live yet. */
  is_new: boolean;
  rejected_at: string | null;
  /** What differs from what is live, and what was marked. */
  fields: ReviewField[];
  marks: Mark[];
  /** Fields that were changed since. */
  changed_since: string[];
}

/** What a holder does with a proposed edit, whatever it is an edit of. */
export const reviewApi = {
  rejected: call<Rejected | null>()({
    path: 'review/rejected',
    access: 'ip',
    input: z.strictObject(which),
    summary: 'What staff rejected, beside what is live; null when nothing of it was',
  }),
  withdraw: call<ReviewResult>()({
    path: 'review/withdraw',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Take a submitted edit back to change it',
  }),
  discard: call<ReviewResult>()({
    path: 'review/discard',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Drop an edit; what is live stays',
  }),
};
