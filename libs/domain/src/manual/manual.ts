import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int, list, type Page, paging } from '../core/wire';
import { draftFields, type ViewOf } from '../review/content-schema';
import { OPEN_REVIEW_STATES, type ReviewState } from '../review/review.machine';
import type { SideBySide, ReviewStatus } from '../review/review.schema';
import { manualKind } from '../kind/shop';

/** The manual's fields in a draft. */
export const manualDraftFields = draftFields(manualKind.fields);

export type ManualView = ViewOf<typeof manualKind.fields>;

/** `actions` contain `delete` besides those of the review: it removes the manual at once, even with an open revision. */
export type ManualDetail = SideBySide<ManualView> & {
  /** Id of the manual in review calls; null before the first save. */
  subject_id: string | null;
};

/** In lists: the live version, else the proposed one. */
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

/** An IP has one manual: its list has at most one entry, and no call needs its id. */
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
  delete: call<{ manual_id: string; trash_id: string }>()({
    path: 'ip/manualDelete',
    access: 'ip',
    post: true,
    input: z.strictObject(seen),
    summary: 'Put the authorization manual into the trash, live and proposed',
  }),
  sort: call<{ sorted: number }>()({
    path: 'ip/manualSort',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofIp, manual_ids: list(id(), 1, 1) }),
    summary: 'Put the authorization manual into order: there is one',
  }),
};
