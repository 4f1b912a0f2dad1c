import * as z from 'zod/mini';
import type { ContactFind } from '../core/contacts';
import { choice, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { contentMarks, type Mark } from './mark';
import type { ReviewState } from './review.machine';

/** Why staff reject content; `other` needs text. Labels: `revision_reason.<code>`. */
export const REVIEW_REASONS = [
  'picture_unclear',
  'rights_unproven',
  'information_wrong',
  'content_unsuitable',
  'contact_details',
  'other',
] as const;

/** The body of a console rejection. A mark must name a field the revision has. */
export const reviewRejectInput = z
  .strictObject({
    version: z.int(),
    reason_code: choice(REVIEW_REASONS),
    reason: z._default(text(500, 0), ''),
    marks: contentMarks(),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );

/** The review status of content for its holder. */
export interface ReviewStatus {
  /** `approved` when nothing is open and content is live; `draft` before anything was submitted. */
  state: ReviewState;
  /** Of the open revision, else of the live content. A change names the one it saw. */
  version: number;
  actions: string[];
  reason_code: string | null;
  reason: string | null;
  marks: Mark[];
  /** Fields in which the proposal differs from what is live. */
  changed: string[];
  /** Fields in which it differs from what staff rejected last. */
  changed_since: string[];
  submitted_at: string | null;
  /** End of the last working day staff have; null when nothing waits for them. */
  due_at: string | null;
}

/** What is live and what is proposed, side by side; either may be missing. */
export interface SideBySide<C> extends ReviewStatus {
  live: C | null;
  proposed: C | null;
}

/** A value as a reviewer reads it: text, words of a list, or pictures in their order. */
export type Shown =
  | { kind: 'text'; value: string }
  | { kind: 'list'; value: string[] }
  | { kind: 'pictures'; value: UploadedFile[] };

/** One field of a revision in the console. */
export interface ReviewField {
  field: string;
  changed: boolean;
  live: Shown | null;
  proposed: Shown;
  /** Contact details in what is proposed, which no content may hold. */
  contacts: ContactFind[];
}
