import { consoleCall, type Counts, listCalls, recordCalls, type StatefulRow } from '../core/console-endpoint';
import type { UploadedFile } from '../file/file.schema';
import { type AlertReasons, type AlertRow, alertCloseInput } from './alert.api';
import { contactRevealInput } from './code.decisions';
import type { CodeAlertAction } from './alert.machine';
import { type CodeReportDetail, type CodeReportRow, reportSettleInput } from './report.api';
import type { ScanMark, Verdict } from './scan.api';

/** A scan, of an issued code or of an unknown text, which never changes. */
export interface ScanAdminRow extends StatefulRow {
  state: 'written';
  version: 1;
  actions: [];
  at: string;
  verdict: Verdict;
  mark: ScanMark | null;
  ip_id: string | null;
  ip_name: string | null;
  product_name: string | null;
  licensee_name: string | null;
  batch_number: number | null;
  serial: number | null;
  place: string | null;
  agent: string;
  /** A keyed hash of the address and the month, which tells sources apart; empty after 90 days. */
  source: string;
}

export const scanAdminApi = listCalls<ScanAdminRow>()('scans', 'scan:read', {
  filters: ['ip_id', 'verdict', 'batch_number', 'source', 'from', 'to', 'q', 'cursor'],
  sorts: ['at'],
});

type AlertFacts = Omit<AlertRow, 'alert_id' | 'batch_number' | 'product_name' | 'licensee_name'>;

/** An alert about unusual scans. */
export interface AlertAdminRow extends StatefulRow, AlertFacts {
  state: AlertRow['state'];
  version: number;
  actions: CodeAlertAction[];
  product_name: string | null;
  licensee_name: string | null;
  batch_number: number | null;
  ip_id: string | null;
  ip_name: string | null;
  /** For unknown codes: a hash that tells sources apart. */
  source: string | null;
  created_at: string;
}

export type AlertAdminRecord = AlertAdminRow & AlertReasons;

export const alertAdminApi = {
  ...recordCalls<AlertAdminRow, AlertAdminRecord>()('alerts', 'alert:read', {
    subject: 'code_alert',
    filters: ['state', 'kind', 'outcome', 'ip_id', 'batch_number', 'q'],
    sorts: ['id'],
  }),
  counts: consoleCall<Counts>()('GET alerts/counts', {
    access: 'alert:read',
    summary: 'How many wait for staff',
  }),
  close: consoleCall<AlertAdminRow>()('POST alerts/:id/close', {
    access: 'alert:write',
    input: alertCloseInput,
    summary: 'Say how an alert was explained',
  }),
};

type ReportFacts = Omit<CodeReportRow, 'report_id' | 'product_name' | 'batch_number' | 'serial'>;

/** A buyer's report of a label. */
export interface CodeReportAdminRow extends StatefulRow, ReportFacts {
  state: CodeReportRow['state'];
  version: number;
  actions: CodeReportRow['actions'];
  product_name: string | null;
  batch_number: number | null;
  serial: number | null;
  /** The text as scanned, when it is not one of our codes. */
  code: string | null;
  ip_id: string | null;
  ip_name: string | null;
  source: string;
  /** Whether the reader may see the reporter's contact unmasked. */
  reveals: boolean;
}

export interface CodeReportAdminRecord
  extends CodeReportAdminRow, Omit<CodeReportDetail, keyof CodeReportRow | 'goods_id'> {
  image: UploadedFile | null;
}

export const codeReportAdminApi = {
  ...recordCalls<CodeReportAdminRow, CodeReportAdminRecord>()('code-reports', 'code_report:read', {
    subject: 'code_report',
    filters: ['state', 'verdict', 'ip_id', 'batch_number', 'q'],
    sorts: ['id', 'due_at'],
  }),
  counts: consoleCall<Counts>()('GET code-reports/counts', {
    access: 'code_report:read',
    summary: 'How many are open: the holders’ and those only staff can settle',
  }),
  reveal: consoleCall<{ contact: string }>()('POST code-reports/:id/reveal', {
    access: 'code_report:read',
    input: contactRevealInput,
    summary: 'How to reach the reporter in clear, for a reason',
  }),
  settle: consoleCall<CodeReportAdminRow>()('POST code-reports/:id/settle_for', {
    access: 'code_report:write',
    input: reportSettleInput,
    summary: 'Settle a report where no holder does',
  }),
};
