import * as z from 'zod/mini';
import { consoleCall } from '../core/console-endpoint';
import type { ContactSpan } from '../core/contacts';
import type { Role } from '../core/scope';
import { choice, id, int, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { type Mark, marksOn } from '../review/mark';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import type { DealSource } from './share';
import type { SheetAnswer, SheetRequest } from './sheet.api';
import { type Consult, type SheetAction, sheetMachine, type SheetState, type Turn } from './sheet.machine';
import { SHEET_FAILS, SHEET_MARKABLE, type SheetText } from './sheet.schema';

/** A sheet as the console lists it. */
export interface SheetAdminRow extends ReviewRow {
  state: SheetState;
  actions: SheetAction[];
  sheet_no: string;
  ip_id: string;
  ip_name: string;
  sku_id: number;
  /** Label of the product category in the caller's language. */
  sku: string;
  buy_num: number | null;
  consult: Consult | null;
  turn: Turn | null;
  source: DealSource;
  share_percent: number;
  /** Masked. */
  buyer_name: string;
  /** Number of contact details found in its texts. */
  contacts: number;
  /** When it was reported to the administrators as late. */
  escalated_at: string | null;
  created_at: string;
}

/** A contact detail and its place in one of the texts. */
export interface FoundIn extends ContactSpan {
  field: SheetText;
}

/** What staff should look at in a picture: a contact detail in its file's name, or the text of a QR code. `qr_unread`: the search for one
 * did not end. */
export interface PictureFind {
  /** Labels: `found_in.<place>`. */
  place: 'file_name' | 'qr_code' | 'qr_unread';
  text: string;
}

/** A picture of the buyer's earlier work. */
export interface SheetPicture extends UploadedFile {
  found: PictureFind[];
}

export interface SheetAdminRecord extends SheetAdminRow, SheetRequest {
  company_case_images: SheetPicture[];
  company_name: string | null;
  /** Masked. */
  phone_number: string;
  found: FoundIn[];
  answer: string | null;
  /** Series proposed with it that are still public. */
  series: SheetAnswer['series'];
  answered_at: string | null;
  reason_code: string | null;
  reason: string | null;
  /** Fields staff marked when they failed it. */
  marks: Mark[];
  /** The consultant's note with an answer that was sent back. */
  note: string | null;
  /** Number of the ended sheet it corrects. */
  corrects: string | null;
  /** Whether a consultant has to take it before they read its texts. */
  untaken: boolean;
}

/** A staff member who checks sheets. */
export interface Colleague {
  id: string;
  name: string;
  role: Role;
  /** Number of open sheets assigned to them. */
  assigned: number;
}

/** Open sheets by whose turn it is. */
export interface SheetFigure {
  turn: Turn;
  open: number;
  /** Due by the end of the next working day. */
  soon: number;
  overdue: number;
  escalated: number;
  /** Median hours the step took, among the newest 2,000 sheets that have passed it; null without one. */
  median_hours: number | null;
}

export const sheetFailInput = z
  .strictObject({
    version: int(1),
    reason_code: choice(SHEET_FAILS),
    reason: z._default(text(500, 0), ''),
    marks: marksOn(SHEET_MARKABLE),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
/** How late a listed sheet is: due by the end of the next working day, past its due date, or reported. Labels: `late.<key>`. */
export const LATE = ['soon', 'overdue', 'escalated'] as const;
export type Late = (typeof LATE)[number];

/** The one value of the filter `free`: answers of holders without a consultant, to be taken. Label: `free.yes`. */
export const FREE = ['yes'] as const;

const handOverInput = z.strictObject({ version: int(1), colleague_id: id() });
const noteInput = z.strictObject({ version: int(1), reason: text(500) });

export const sheetAdminApi = {
  ...queueCalls<SheetAdminRow, SheetAdminRecord>()(
    'sheets',
    sheetMachine,
    {
      filters: ['state', 'turn', 'source', 'ip_id', 'assignee', 'late', 'free', 'q'],
      sorts: ['created_at', 'due_at', 'id'],
    },
    { hand_over: handOverInput, fail: sheetFailInput, consult_return: noteInput, note: noteInput },
  ),
  figures: consoleCall<SheetFigure[]>()('GET sheets/figures', {
    access: 'sheet:read',
    summary: 'Open and late sheets by whose turn it is, and how long each step takes',
  }),
  colleagues: consoleCall<Colleague[]>()('GET sheets/colleagues', {
    access: 'sheet:review',
    summary: 'Staff a sheet can be handed over to',
  }),
  export: consoleCall<unknown>()('GET sheets/export', {
    access: 'sheet:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
};
