import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int, type Page, paging, text } from '../core/wire';
import {
  ALERT_KINDS,
  ALERT_OUTCOMES,
  type AlertKind,
  type AlertOutcome,
  type CodeAlertAction,
  type CodeAlertState,
} from './alert.machine';
import type { Verdict } from './scan.api';

const ip_id = id();
export const ALERT_NOTE = 500;
const CODE_ALERT_STATES = ['open', 'settled'] as const satisfies readonly CodeAlertState[];

const settled = {
  version: int(1),
  outcome: choice(ALERT_OUTCOMES),
  note: text(ALERT_NOTE),
};
export const alertSettleInput = z.strictObject({ ip_id, alert_id: id(), ...settled });
/** Input of the console's `close`: the same fields. */
export const alertCloseInput = z.strictObject(settled);

export interface AlertRow {
  alert_id: string;
  kind: AlertKind;
  state: CodeAlertState;
  version: number;
  actions: CodeAlertAction[];
  product_name: string;
  licensee_name: string;
  batch_number: number;
  /** The code's serial in its batch; null when the alert is about the whole batch. */
  serial: number | null;
  /** Number of scans the alert counts. */
  scans: number;
  first_at: string;
  last_at: string;
  outcome: AlertOutcome | null;
  note: string | null;
  settled_at: string | null;
}

/** One of the scans that raised an alert. */
export interface AlertScan {
  scan_id: string;
  at: string;
  verdict: Verdict;
  /** The code's serial in its batch (never the code itself); null for a code that was never issued. */
  serial: number | null;
  place: string | null;
  agent: string;
}

/** The scans behind an alert. */
export interface AlertReasons {
  /** Newest first, at most `ALERT_SCANS`. */
  timeline: AlertScan[];
  /** Towns of the scans, the most frequent first; scans without a town are left out. */
  places: { place: string; scans: number }[];
}
export const ALERT_SCANS = 200;

export type AlertDetail = AlertRow & AlertReasons;

export const alertApi = {
  list: call<Page<AlertRow>>()({
    path: 'code/alertList',
    access: 'ip',
    input: z.strictObject({
      ip_id,
      state: z.optional(choice(CODE_ALERT_STATES)),
      kind: z.optional(choice(ALERT_KINDS)),
      ...paging,
    }),
    summary: 'Unusual scans of the codes of an IP, newest first',
  }),
  detail: call<AlertDetail>()({
    path: 'code/alertDetail',
    access: 'ip',
    input: z.strictObject({ ip_id, alert_id: id() }),
    summary: 'One alert with the scans that raised it',
  }),
  settle: call<{ state: CodeAlertState; version: number }>()({
    path: 'code/alertSettle',
    access: 'ip',
    post: true,
    input: alertSettleInput,
    summary: 'Say how an alert was explained',
  }),
};
