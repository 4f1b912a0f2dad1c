import * as z from 'zod/mini';
import { reasonInput } from '../code/code.decisions';
import type { RefundState } from '../code/code.machines';
import { consoleCall } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { choice, day, file, int, line, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { marksOn } from '../review/mark';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { type FilingDetail, FILING_REASONS, type FilingRow } from './filing.api';
import { filingMachine } from './filing.machine';
import { FILING_LIMITS, FILING_MARKABLE } from './filing.schema';

const version = int(1);

/** A filing as the console lists it. */
export interface FilingAdminRow extends ReviewRow, Omit<FilingRow, 'filing_id' | 'picture' | 'stages'> {
  state: FilingRow['state'];
  actions: FilingRow['actions'];
  member_id: string;
  member_name: string;
  ip_name: string | null;
  /** When it was reported as late. */
  escalated_at: string | null;
  /** Other filings with one of its pictures. */
  same_work: number;
}

/** Another filing with one of the same pictures, and the picture in both. */
export interface SameWork {
  id: string;
  /** The picture of this filing. */
  image_id: string;
  picture: string | null;
  other_picture: string | null;
  filing_number: string | null;
  title: string | null;
  member_name: string;
  state: FilingRow['state'];
  submitted_at: string | null;
}

export interface FilingAdminRecord
  extends
    FilingAdminRow,
    Omit<FilingDetail, keyof FilingRow | 'evidence' | 'paying' | 'refund' | 'invoice' | 'invoiceable'>,
    Pick<FilingRow, 'stages'> {
  /** When staff sent it to the filing centre. */
  sent_at: string | null;
  /** The state of its refund, if it was paid and rejected. */
  refund_state: RefundState | null;
  /** The verified name of the member, masked. */
  auth_username: string | null;
  /** Empty for staff who do not decide filings, as `documents` is. */
  same_works: SameWork[];
  certificate: UploadedFile | null;
}

/** Input of a rejection or a request for corrections. */
const returned = z
  .strictObject({
    version,
    reason_code: choice(FILING_REASONS),
    reason: z._default(text(TEXT.reason, 0), ''),
    marks: marksOn(FILING_MARKABLE),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
/** The centre's certificate, recorded by hand: its number, day and document. */
export const filingCertifyInput = z.strictObject({
  version,
  registration_number: line(FILING_LIMITS.number),
  registered_on: day(),
  certificate: file(),
});

/** Whether the filing centre answers, and what waits for it. */
export interface CentreState {
  /** Its last answer or notice. */
  answered_at: string | null;
  /** Since when it gives no valid answer; null while it does. */
  failing_since: string | null;
  /** Filings that wait for it, and since when the first was sent. */
  waiting: number;
  waiting_since: string | null;
}

export const filingAdminApi = {
  ...queueCalls<FilingAdminRow, FilingAdminRecord>()(
    'filings',
    filingMachine,
    {
      filters: ['state', 'pay', 'member_id', 'assignee', 'late', 'q'],
      sorts: ['submitted_at', 'due_at', 'created_at', 'id'],
    },
    {
      ask_correction: returned,
      certify: filingCertifyInput,
      reject: returned,
      refuse_voucher: reasonInput,
    },
  ),
  centre: consoleCall<CentreState>()('GET filings/centre', {
    access: ['filing:review', 'filing:payment'],
    summary: 'Whether the filing centre answers, since when not, and how many filings wait for it',
  }),
  export: consoleCall<unknown>()('GET filings/export', {
    access: 'filing:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
};
