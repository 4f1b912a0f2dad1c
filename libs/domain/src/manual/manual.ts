import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { file, id, int, optionalFile } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { Content, SideBySide } from '../review/review.schema';
import type { ReviewState } from '../review/review.machine';

/** The authorization manual: one document in which buyers read how an IP may be used. */
export const manualContent = {
  name: 'manual',
  schema: z.strictObject({ manual_file: file() }),
  files: { manual_file: 'authorization_manual' },
} as const satisfies Content;

/** The manual while it is being put together. */
export const manualDraftFields = { manual_file: optionalFile() };

export interface ManualView {
  manual_file: UploadedFile | null;
}

/** `actions` hold `delete` beside those of the review: it takes the manual down at once, with whatever stands open. */
export type ManualDetail = SideBySide<ManualView> & {
  /** Names the manual in the calls of the review; null before anything was kept. */
  subject_id: string | null;
};

interface Moved {
  state: ReviewState;
  version: number;
}

const ofIp = { ip_id: id() };
const seen = { ...ofIp, version: z.optional(int(0)) };

/** An IP has one manual, so it is neither listed nor sorted. */
export const manualApi = {
  detail: call<ManualDetail>()({
    path: 'ip/manualDetail',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'The authorization manual, live and proposed side by side',
  }),
  save: call<Moved>()({
    path: 'ip/manualSave',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...seen, ...manualDraftFields }),
    summary: 'Keep the draft of the authorization manual',
  }),
  submit: call<Moved>()({
    path: 'ip/manualSubmit',
    access: 'ip',
    post: true,
    input: z.strictObject(seen),
    summary: 'Hand the authorization manual to staff',
  }),
  delete: call<Record<string, never>>()({
    path: 'ip/manualDelete',
    access: 'ip',
    post: true,
    input: z.strictObject(seen),
    summary: 'Take the authorization manual down at once, with whatever is proposed',
  }),
};
