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

/** Input of the console's rejection. A mark must name a field of the revision. */
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
  /** `approved` when there is no open revision and content is live; `draft` before the first submission. */
  state: ReviewState;
  /** Of the open revision, else of the live content. A change names the version it saw. */
  version: number;
  actions: string[];
  reason_code: string | null;
  reason: string | null;
  marks: Mark[];
  /** Fields in which the proposal differs from the live content. */
  changed: string[];
  /** Fields in which it differs from the last rejected version. */
  changed_since: string[];
  submitted_at: string | null;
  /** End of the last working day by which staff must decide; null while no decision is due. */
  due_at: string | null;
}

/** Live and proposed content side by side; either may be missing. */
export interface SideBySide<C> extends ReviewStatus {
  live: C | null;
  proposed: C | null;
}

/** A value as displayed to a reviewer: text, list entries, or pictures in order. */
export type Shown =
  | { kind: 'text'; value: string }
  | { kind: 'list'; value: string[] }
  | { kind: 'pictures'; value: UploadedFile[] };

/** A field of a revision in the console. */
export interface ReviewField {
  field: string;
  changed: boolean;
  live: Shown | null;
  proposed: Shown;
  /** Contact details found in the proposed value. */
  contacts: ContactFind[];
}
