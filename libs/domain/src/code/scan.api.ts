import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, day, id, int, optionalLine, type Page, paging, rule } from '../core/wire';

/** Results of a scan. Labels: `verdict.<key>`. */
export const VERDICTS = ['genuine', 'scanned_before', 'unknown', 'suspended', 'revoked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Why a scan does not count as a visit: the same phone again, a program (link preview, search engine, tool), a browser's
 * prefetch, or a link from one of the product's own pages. Marked scans are logged like all others. Labels:
 * `scan_mark.<key>`.
 */
export const SCAN_MARKS = ['repeated', 'program', 'ahead', 'own_page'] as const;
export type ScanMark = (typeof SCAN_MARKS)[number];

/** Any text: one that is not a code gets a verdict instead of an error. */
const codeText = () => z.string().check(rule('max_length', (value) => value.length <= 200, { max: 200 }));

export interface CodeFacts {
  verdict: Verdict;
  /** Number of visits that checked this code, including this one if it counts. */
  scan_count: number;
  first_scanned_at: string | null;
  /** When the same phone checked it before; null the first time. */
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
  /** The code's batch and its serial in it, counted from 0 as in export files. */
  batch_number: number;
  serial: number;
  /** Address of the label's page. */
  scan_url: string;
  /** Number of visits (scans without a mark) of this code so far. */
  scan_count: number;
  place: string | null;
  agent: string;
  /** Null when the scan counts as a visit. */
  mark: ScanMark | null;
}

/** Longest period of scan statistics, in days. */
export const MOST_SCAN_DAYS = 366;

export const SCAN_GROUPS = ['day', 'place', 'goods', 'licensee', 'verdict'] as const;
export type ScanGroup = (typeof SCAN_GROUPS)[number];

export interface ScanGroupRow {
  /** A day, town, id or verdict; empty when unknown. */
  key: string;
  label: string;
  scans: number;
  /** How many of them were the first scan of their code. */
  first: number;
}

/** Statistics of scans without a mark. */
export interface ScanStats {
  total: number;
  /** Number of codes first scanned in the period. */
  first: number;
  groups: ScanGroupRow[];
}

const narrowed = {
  ip_id: id(),
  goods_id: z.optional(id()),
  licensee_id: z.optional(id()),
  verdict: z.optional(choice(VERDICTS)),
  place: optionalLine(60),
  batch_number: z.optional(int(1, 4_294_967_295)),
  serial: z.optional(int(0, 4_294_967_295)),
};

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const spanRule = { error: 'range', path: ['to'], params: { rule: 'range' } };

/** Scans of an IP's codes, narrowed by the filters given. Days are Asia/Shanghai, both included. */
export const scanListInput = z
  .strictObject({ ...narrowed, from: z.optional(day()), to: z.optional(day()), ...paging })
  .check(z.refine(inOrder, spanRule));
export const scanStatsInput = z
  .strictObject({ ...narrowed, from: day(), to: day(), group: choice(SCAN_GROUPS) })
  .check(z.refine((span) => inOrder(span) && days(span.from, span.to) <= MOST_SCAN_DAYS, spanRule));

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
    input: scanListInput,
    summary: 'Scans of the codes of an IP, newest first, narrowed to what is given',
  }),
  stats: call<ScanStats>()({
    path: 'code/scanStats',
    access: 'ip',
    input: scanStatsInput,
    summary: 'Scans between two days (Asia/Shanghai, both included), grouped',
  }),
};
