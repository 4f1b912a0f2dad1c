import { consoleCall, type Counts, listCalls, recordCalls, type StatefulRow } from '../core/console-endpoint';
import type { UploadedFile } from '../file/file.schema';
import { type AlertReasons, type AlertRow, alertCloseInput } from './alert.api';
import { contactRevealInput } from './code.decisions';
import type { CodeAlertAction } from './alert.machine';
import { type CodeReportDetail, type CodeReportRow, reportSettleInput } from './report.api';
import type { ScanMark, Verdict } from './scan.api';

/** Any scan, those of codes nobody made included. */
export interface ScanAdminRow {
  id: string;
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
  /** As much of a keyed hash as tells one source from others. */
  source: string;
}

export const scanAdminApi = listCalls<ScanAdminRow>()('scans', 'scan:read', {
  filters: ['ip_id', 'verdict', 'batch_number', 'source', 'from', 'to', 'q'],
  sorts: ['at'],
});

type AlertFacts = Omit<AlertRow, 'alert_id' | 'batch_number' | 'product_name' | 'licensee_name'>;

/** Unusual scans. */
export interface AlertAdminRow extends StatefulRow, AlertFacts {
  state: AlertRow['state'];
  version: number;
  actions: CodeAlertAction[];
  product_name: string | null;
  licensee_name: string | null;
  batch_number: number | null;
  ip_id: string | null;
  ip_name: string | null;
  /** Of codes nobody made: a hash that tells one source from another. */
  source: string | null;
  created_at: string;
}

export type AlertAdminRecord = AlertAdminRow & AlertReasons;

export const alertAdminApi = {
  ...recordCalls<AlertAdminRow, AlertAdminRecord>()('alerts', 'alert:read', {
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

/** A label a buyer reported. */
export interface CodeReportAdminRow extends StatefulRow, ReportFacts {
  state: CodeReportRow['state'];
  version: number;
  actions: CodeReportRow['actions'];
  product_name: string | null;
  batch_number: number | null;
  serial: number | null;
  /** As it was read, where it is none of ours. */
  code: string | null;
  ip_id: string | null;
  ip_name: string | null;
  source: string;
  /** Whether the reporter's contact can be seen in clear. */
  reveals: boolean;
}

export interface CodeReportAdminRecord
  extends CodeReportAdminRow, Omit<CodeReportDetail, keyof CodeReportRow | 'goods_id'> {
  image: UploadedFile | null;
}

export const codeReportAdminApi = {
  ...recordCalls<CodeReportAdminRow, CodeReportAdminRecord>()('code-reports', 'code_report:read', {
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
