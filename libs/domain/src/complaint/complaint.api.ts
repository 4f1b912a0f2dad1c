import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { UPLOADS } from '../core/limits';
import { choice, files, id, int, line, naming, type Page, paging, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { emailAddress } from '../member/email.api';
import {
  COMPLAINT_KINDS,
  type ComplaintAction,
  type ComplaintKind,
  type ComplaintState,
} from './complaint.machine';

/** Maximum code points of a complaint, and of the answer to it. */
export const COMPLAINT_TEXT = 1000;

/** A complaint; its proof is separate parts of the request. */
export const complaintInput = naming(
  z.strictObject({
    /** Address of the page that infringes. */
    page: line(500),
    kind: choice(COMPLAINT_KINDS),
    statement: text(COMPLAINT_TEXT, 10),
    complainant: line(40),
    email: emailAddress(),
  }),
  { statement: 'complaint_statement' },
);
export type ComplaintInput = z.output<typeof complaintInput>;

/** The number of a complaint, to be named in letters: the random end of its id. */
export const complaintNumber = (complaintId: string): string => complaintId.slice(-10);

/** Whether a text has the form of a complaint's number. */
export const isComplaintNumber = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(text);

/** A complaint as those see it who run the IP: without the complainant and the proof. */
export interface ComplaintRow {
  complaint_id: string;
  number: string;
  state: ComplaintState;
  version: number;
  actions: ComplaintAction[];
  kind: ComplaintKind;
  statement: string;
  created_at: string;
  /** End of the last working day by which staff decide; null when decided. */
  due_at: string | null;
  decided_at: string | null;
  /** The staff's answer to both sides; null while open. */
  reason: string | null;
  /** Empty before the first answer. */
  answer: string;
  answer_images: UploadedFile[];
  answered_at: string | null;
}

export const complaintAnswerInput = z.strictObject({
  ip_id: id(),
  complaint_id: id(),
  version: int(1),
  answer: text(COMPLAINT_TEXT, 10),
  answer_images: files(0, UPLOADS.rights_proof.count),
});

export const complaintApi = {
  list: call<Page<ComplaintRow>>()({
    path: 'complaint/list',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), ...paging }),
    summary: 'Complaints of infringement against an IP, newest first',
  }),
  answer: call<{ state: ComplaintState; version: number }>()({
    path: 'complaint/answer',
    access: 'ip',
    post: true,
    input: complaintAnswerInput,
    summary: 'Answer an open complaint; an earlier answer is replaced',
  }),
};
