import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, day, id, type Page, paging, rule } from '../core/wire';

/** What a scan tells. Words: `verdict.<key>`. */
export const VERDICTS = ['genuine', 'scanned_before', 'unknown', 'suspended', 'revoked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Any text at all: what is no code of ours gets a verdict, not an error. */
const codeText = () => z.string().check(rule('max_length', (value) => value.length <= 200, { max: 200 }));

export interface CodeFacts {
  verdict: Verdict;
  /** Visits that checked this code, this one included; a phone that looks again is one visit. */
  scan_count: number;
  first_scanned_at: string | null;
  /** When the same phone checked it before. */
  checked_at: string | null;
  ip: { name: string; image: string | null } | null;
  goods: { product_name: string; project_name: string; image: string | null } | null;
  licensee: string | null;
}

export interface ScanRow {
  scan_id: string;
  at: string;
  verdict: Verdict;
  goods_id: string;
  product_name: string;
  licensee_name: string | null;
  /** The code's batch and place in it, never its text. */
  batch_number: number;
  serial: number;
  place: string | null;
  agent: string;
}

export const SCAN_GROUPS = ['day', 'place', 'goods', 'licensee'] as const;
export type ScanGroup = (typeof SCAN_GROUPS)[number];

export interface ScanStats {
  total: number;
  /** Codes scanned for the first time in the span. */
  first: number;
  groups: { key: string; label: string; scans: number }[];
}

export const scanApi = {
  verify: call<CodeFacts>()({
    path: 'code/verify',
    access: 'public',
    input: z.strictObject({ code: codeText() }),
    post: true,
    summary: 'Whether a label is genuine',
  }),
  list: call<Page<ScanRow>>()({
    path: 'code/scanList',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), ...paging }),
    summary: 'Scans of the codes of an IP, newest first',
  }),
  stats: call<ScanStats>()({
    path: 'code/scanStats',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), from: day(), to: day(), group: choice(SCAN_GROUPS) }),
    summary: 'Scans between two days (Asia/Shanghai, both included), grouped',
  }),
};
