import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { files, id, type Page, paging, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { DisputeState } from './dispute.machine';

/** Maximum code points of an objection. */
export const DISPUTE_TEXT = 1000;

export const disputeSubmitInput = z.strictObject({
  ip_id: id(),
  statement: text(DISPUTE_TEXT, 10),
  proof_images: files(1, UPLOADS.rights_proof.count),
});

export interface DisputeRow {
  dispute_id: string;
  state: DisputeState;
  ip_id: string;
  ip_name: string;
  created_at: string;
  /** End of the last working day by which staff decide; null when decided. */
  due_at: string | null;
  decided_at: string | null;
  /** The staff's reason; null while open. */
  reason: string | null;
  /** Upheld: the claim that waits for the objector to submit it. */
  claim: string | null;
}

export interface DisputeDetail extends DisputeRow {
  statement: string;
  proof_images: UploadedFile[];
}

export const disputeApi = {
  submit: call<{ dispute_id: string; state: DisputeState }>()({
    path: 'claim/disputeSubmit',
    access: 'member',
    post: true,
    creates: true,
    input: disputeSubmitInput,
    summary: 'Object to the claim of an IP, with proof',
  }),
  list: call<Page<DisputeRow>>()({
    path: 'claim/disputeList',
    access: 'member',
    input: z.strictObject({ ...paging }),
    summary: 'My objections, newest first',
  }),
  detail: call<DisputeDetail>()({
    path: 'claim/disputeDetail',
    access: 'member',
    input: z.strictObject({ dispute_id: id() }),
    summary: 'One of my objections',
  }),
};
