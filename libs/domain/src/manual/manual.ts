import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int, list, type Page, paging } from '../core/wire';
import { contentSchema, draftFields, type ViewOf } from '../review/content-schema';
import { OPEN_REVIEW_STATES, type ReviewState } from '../review/review.machine';
import type { SideBySide, ReviewStatus } from '../review/review.schema';
import { manualKind } from '../shop/shop.kinds';

export const manualContent = { ...manualKind, schema: contentSchema(manualKind) };

/** The manual while it is being put together. */
export const manualDraftFields = draftFields(manualKind.fields);

export type ManualView = ViewOf<typeof manualKind.fields>;

/** `actions` hold `delete` beside those of the review: it takes the manual down at once, with whatever stands open. */
export type ManualDetail = SideBySide<ManualView> & {
  /** Names the manual in the calls of the review; null before anything was kept. */
  subject_id: string | null;
};

/** In lists: what is live, else what is proposed. */
export interface ManualRow extends ReviewStatus, ManualView {
  manual_id: string;
}

interface ManualResult {
  manual_id: string;
  state: ReviewState;
  version: number;
}

const ofIp = { ip_id: id() };
const one = { ...ofIp, manual_id: z.optional(id()) };
const seen = { ...one, version: z.optional(int(0)) };

/** An IP has one manual: a list of it holds one at the most, and no call needs its id. */
export const manualApi = {
  list: call<Page<ManualRow>>()({
    path: 'ip/manualList',
    access: 'ip',
    input: z.strictObject({
      ...ofIp,
      review_state: z.optional(choice([...OPEN_REVIEW_STATES, 'approved'])),
      ...paging,
    }),
    summary: 'The authorization manual of an IP as a list',
  }),
  detail: call<ManualDetail>()({
    path: 'ip/manualDetail',
    access: 'ip',
    input: z.strictObject(one),
    summary: 'The authorization manual, live and proposed side by side',
  }),
  save: call<ManualResult>()({
    path: 'ip/manualSave',
    access: 'ip',
    post: true,
    creates: true,
    input: z.strictObject({ ...seen, ...manualDraftFields }),
    summary: 'Keep the draft of the authorization manual',
  }),
  submit: call<ManualResult>()({
    path: 'ip/manualSubmit',
    access: 'ip',
    post: true,
    input: z.strictObject(seen),
    summary: 'Hand the authorization manual to staff',
  }),
  delete: call<{ manual_id: string }>()({
    path: 'ip/manualDelete',
    access: 'ip',
    post: true,
    input: z.strictObject(seen),
    summary: 'Take the authorization manual down at once, with whatever is proposed',
  }),
  sort: call<{ sorted: number }>()({
    path: 'ip/manualSort',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofIp, manual_ids: list(id(), 1, 1) }),
    summary: 'Put the authorization manual into order: there is one',
  }),
};
