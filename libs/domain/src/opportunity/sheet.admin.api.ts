import * as z from 'zod/mini';
import { consoleCall } from '../core/console-endpoint';
import type { ContactFind } from '../core/contacts';
import { choice, int, text } from '../core/wire';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import type { DealSource } from './share';
import type { SheetRequest } from './sheet.api';
import { type Consult, type SheetAction, sheetMachine, type SheetState, type Turn } from './sheet.machine';
import { SHEET_FAILS, type SheetText } from './sheet.schema';

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
  created_at: string;
}

/** Contact details found in one text. */
export interface FoundIn extends ContactFind {
  field: SheetText;
  sure: boolean;
}

export interface SheetAdminRecord extends SheetAdminRow, SheetRequest {
  company_name: string | null;
  /** Masked. */
  phone_number: string;
  found: FoundIn[];
  answer: string | null;
  answered_at: string | null;
  reason_code: string | null;
  reason: string | null;
  /** Number of the ended sheet it corrects. */
  corrects: string | null;
}

/** Fields of a sheet that staff can mark when they fail it. */
export const sheetFailInput = z
  .strictObject({ version: int(1), reason_code: choice(SHEET_FAILS), reason: z._default(text(500, 0), '') })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
const noteInput = z.strictObject({ version: int(1), reason: text(500) });

export const sheetAdminApi = {
  ...queueCalls<SheetAdminRow, SheetAdminRecord>()(
    'sheets',
    sheetMachine,
    {
      filters: ['state', 'consult', 'source', 'ip_id', 'assignee', 'q'],
      sorts: ['created_at', 'due_at', 'id'],
    },
    { fail: sheetFailInput, consult_return: noteInput },
  ),
  export: consoleCall<unknown>()('GET sheets/export', {
    access: 'sheet:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
};
