import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { files, id, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { DISPUTE_TEXT } from './dispute.api';

/** The owner's answer to the objections against their claim. */
export interface ClaimAnswer {
  claim_id: string;
  ip_name: string;
  /** End of the last working day by which staff decide on the first open objection; null when none is open. */
  due_at: string | null;
  /** Empty before the first answer. */
  answer: string;
  answer_images: UploadedFile[];
  answered_at: string | null;
}

export const claimAnswerInput = z.strictObject({
  claim_id: id(),
  answer: text(DISPUTE_TEXT, 10),
  answer_images: files(0, UPLOADS.rights_proof.count),
});

export const claimAnswerApi = {
  get: call<ClaimAnswer>()({
    path: 'claim/answer',
    access: 'member',
    input: z.strictObject({ claim_id: id() }),
    summary: 'My answer to the objections against my claim',
  }),
  save: call<ClaimAnswer>()({
    path: 'claim/answerSave',
    access: 'member',
    post: true,
    input: claimAnswerInput,
    summary: 'Answer the open objections against my claim; an earlier answer is replaced',
  }),
};
