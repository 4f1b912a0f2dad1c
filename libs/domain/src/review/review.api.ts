import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int } from '../core/wire';
import type { ReviewState } from './review.machine';
import type { Mark } from './mark';
import { ITEM_NAMES, SUBJECTS, type SubjectName } from '../kind/content-kinds';
import type { ReviewField } from './review.schema';

const which = { ip_id: id(), subject: choice(SUBJECTS), subject_id: id() };
const one = z.strictObject({ ...which, version: z.optional(int(1)) });

interface ReviewResult {
  state: ReviewState;
  version: number;
}

/** The changed fields of a line of the operation log; none where their content was erased. */
export interface Change {
  is_new: boolean;
  fields: ReviewField[];
}

/** The draft of a copy. */
export interface Copied extends ReviewResult {
  subject: SubjectName;
  subject_id: string;
}

/** A rejected edit as staff saw it, field by field beside the live content. */
export interface Rejected {
  /** Whether nothing is live yet. */
  is_new: boolean;
  rejected_at: string | null;
  /** Fields that differ from the live content, and marked ones. */
  fields: ReviewField[];
  marks: Mark[];
  /** Fields changed since the rejection. */
  changed_since: string[];
}

/** A holder's calls on a revision of any kind. */
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
  duplicate: call<Copied>()({
    path: 'review/duplicate',
    access: 'ip',
    post: true,
    creates: true,
    input: z.strictObject({ ...which, subject: choice(ITEM_NAMES) }),
    summary: 'Create a draft with the content of an item, proposed or live',
  }),
  change: call<Change>()({
    path: 'review/change',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), line: int(1) }),
    summary: 'What a line of the operation log changed, before and after',
  }),
};
