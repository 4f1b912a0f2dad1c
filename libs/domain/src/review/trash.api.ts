import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, type Page, paging } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { kindOf, type SubjectName, SUBJECTS } from '../kind/content-kinds';
import type { ReviewState } from './review.machine';

/** Days after which deleted content is deleted for good. */
export const TRASH_DAYS = 30;

/** Kinds whose holder can delete their content. */
export const TRASHED_KINDS = SUBJECTS.filter((name) => kindOf(name).deletes) as [
  SubjectName,
  ...SubjectName[],
];

/** Deleted content that can be restored. */
export interface TrashRow {
  trash_id: string;
  subject: SubjectName;
  subject_id: string;
  title: string;
  picture: UploadedFile | null;
  /** Whether an approved version was there; restoring it shows it again. */
  was_live: boolean;
  deleted_at: string;
  /** When it is deleted for good. */
  ends_at: string;
}

/** Content back in its list, with its state. */
interface Restored {
  subject: SubjectName;
  subject_id: string;
  state: ReviewState;
  version: number;
}

const ofIp = { ip_id: id() };
const one = z.strictObject({ ...ofIp, trash_id: id() });

export const trashApi = {
  list: call<Page<TrashRow>>()({
    path: 'review/trashList',
    access: 'ip',
    input: z.strictObject({ ...ofIp, subject: z.optional(choice(TRASHED_KINDS)), ...paging }),
    summary: 'Deleted content of an IP, last deleted first',
  }),
  restore: call<Restored>()({
    path: 'review/trashRestore',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Restore deleted content as it was; an edit of it comes back as a draft',
  }),
  delete: call<{ trash_id: string }>()({
    path: 'review/trashDelete',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Delete content in the trash for good',
  }),
};
