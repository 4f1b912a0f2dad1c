import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int, line, naming, optionalLine, type Page, paging, text } from '../core/wire';
import { maskName, maskPhone } from '../core/area-codes';
import type { UploadedFile } from '../file/file.schema';
import { maskEmail } from '../member/email.api';
import {
  type CodeReportAction,
  codeReportMachine,
  type CodeReportState,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from './report.machine';
import type { Verdict } from './scan.api';

/** A buyer's report of a suspicious label; its picture is a separate part of the request. */
export const reportInput = naming(
  z.strictObject({ bought_at: line(80), description: text(500), contact: optionalLine(80) }),
  { description: 'report_description' },
);
export type ReportInput = z.output<typeof reportInput>;

/** Masks a reporter's contact. */
export const maskReporter = (contact: string): string => {
  if (contact.includes('@')) return maskEmail(contact);
  return /^[+\d -]+$/.test(contact) ? maskPhone(contact) : maskName(contact);
};

const states = Object.keys(codeReportMachine.states) as [CodeReportState, ...CodeReportState[]];
const ip_id = id();
const one = z.strictObject({ ip_id, report_id: id() });

export interface CodeReportRow {
  report_id: string;
  state: CodeReportState;
  version: number;
  actions: CodeReportAction[];
  product_name: string;
  licensee_name: string | null;
  /** The verdict the label's page showed when it was reported. */
  verdict: Verdict;
  batch_number: number;
  serial: number;
  bought_at: string;
  has_image: 0 | 1;
  outcome: ReportOutcome | null;
  created_at: string;
  /** End of the last working day to answer by; null when settled. */
  due_at: string | null;
  settled_at: string | null;
}

export interface CodeReportDetail extends CodeReportRow {
  goods_id: string;
  description: string;
  /** Masked; null when the reporter left no contact. */
  contact: string | null;
  image: UploadedFile | null;
  note: string | null;
  /** Number of visits of this code, and the time of the first. */
  scan_count: number;
  first_scanned_at: string | null;
}

/** Result of looking into a report, and the action taken. */
export const reportSettleInput = z.strictObject({
  version: int(1),
  outcome: choice(REPORT_OUTCOMES),
  reason: text(500),
});

export const codeReportApi = {
  list: call<Page<CodeReportRow>>()({
    path: 'code/reportList',
    access: 'ip',
    input: z.strictObject({ ip_id, state: z.optional(choice(states)), ...paging }),
    summary: 'Labels of an IP that buyers reported, newest first',
  }),
  detail: call<CodeReportDetail>()({
    path: 'code/reportDetail',
    access: 'ip',
    input: one,
    summary: 'One report with its picture',
  }),
  contact: call<{ contact: string }>()({
    path: 'code/reportContact',
    access: 'ip',
    post: true,
    input: one,
    summary: 'How to reach the reporter, in clear; the history keeps who looked',
  }),
  settle: call<{ state: CodeReportState; version: number }>()({
    path: 'code/reportSettle',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...one.shape, ...reportSettleInput.shape }),
    summary: 'Settle a report with what was found',
  }),
};
