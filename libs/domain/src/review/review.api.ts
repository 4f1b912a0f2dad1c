import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int } from '../core/wire';
import type { ReviewState } from './review.machine';
import { SUBJECTS } from './review.schema';

const one = z.strictObject({
  ip_id: id(),
  subject: choice(SUBJECTS),
  subject_id: id(),
  version: z.optional(int(1)),
});

interface Moved {
  state: ReviewState;
  version: number;
}

/** What a holder does with a proposed edit, whatever it is an edit of. */
export const reviewApi = {
  withdraw: call<Moved>()({
    path: 'review/withdraw',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Take a submitted edit back to change it',
  }),
  discard: call<Moved>()({
    path: 'review/discard',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Drop an edit; what is live stays',
  }),
};
