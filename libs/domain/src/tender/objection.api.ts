import * as z from 'zod/mini';
import { DISPUTE_TEXT } from '../claim/dispute.api';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { files, id, text } from '../core/wire';
import { addWorkingDays } from '../core/working-days';
import type { UploadedFile } from '../file/file.schema';
import type { ObjectionState } from './objection.machine';

/** Section 6 of the participation instructions: working days after the result in which entrants may object. */
const OBJECTION_DAYS = 5;

/** The last instant of an objection to a result. */
export const objectionsUntil = (published_at: string | Date): Date =>
  addWorkingDays(new Date(published_at), OBJECTION_DAYS);

export const objectionSubmitInput = z.strictObject({
  ip_id: id(),
  tender_id: id(),
  statement: text(DISPUTE_TEXT, 10),
  proof_images: files(0, UPLOADS.rights_proof.count),
});

/** An objection as the IP that made it reads it. */
export interface TenderObjection {
  objection_id: string;
  state: ObjectionState;
  statement: string;
  proof_images: UploadedFile[];
  created_at: string;
  /** End of the last working day by which staff decide; null when decided. */
  due_at: string | null;
  decided_at: string | null;
  /** The staff's answer; null while open. */
  reason: string | null;
}

export const objectionApi = {
  objectionSubmit: call<{ objection_id: string; state: ObjectionState }>()({
    path: 'tender/objectionSubmit',
    access: 'ip',
    post: true,
    creates: true,
    input: objectionSubmitInput,
    summary: 'Object to the published result of a tender, within five working days, with an approved entry',
  }),
};
