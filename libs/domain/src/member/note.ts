import * as z from 'zod/mini';
import { id, int, text } from '../core/wire';

/** Notes on a member: maximum code points, and how long the author may edit or delete them. */
export const NOTE = { max: 2000, editMs: 86_400_000 } as const;

const body = { text: text(NOTE.max) };
export const noteInput = z.strictObject({ member_id: id(), ...body });
export const noteEditInput = z.strictObject({ version: int(1), ...body });

/** A note of staff on a member; members never see it. */
export interface NoteRow {
  id: string;
  state: 'written';
  version: number;
  /** `update`, `delete`: what the caller may do now. */
  actions: string[];
  member_id: string;
  text: string;
  author_name: string;
  created_at: string;
  edited_at: string | null;
}
