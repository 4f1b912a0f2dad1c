import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, day, id, int, optionalText, type Page, paging, rule } from '../core/wire';

/** What a scan tells. Words: `verdict.<key>`. */
export const VERDICTS = ['genuine', 'scanned_before', 'unknown', 'suspended', 'revoked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Why a look at a label is no further visit: the same phone once more, a program (a link's preview, a search engine, a
 * tool), a browser that fetched ahead, somebody who came from a page of ours. Each is a line of the log like any scan.
 * Words: `scan_mark.<key>`.
 */
export const SCAN_MARKS = ['repeated', 'program', 'ahead', 'own_page'] as const;
export type ScanMark = (typeof SCAN_MARKS)[number];

/** Any text at all: what is no code of ours gets a verdict, not an error. */
const codeText = () => z.string().check(rule('max_length', (value) => value.length <= 200, { max: 200 }));

export interface CodeFacts {
  verdict: Verdict;
  /** Visits that checked this code, this one included if it counts. */
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
  /** The code's batch and its place in it, counted from 0 as in files of codes. */
  batch_number: number;
  serial: number;
  /** The page of the label. */
  scan_url: string;
  /** Visits that have checked this code up to now: scans without a mark. */
  scan_count: number;
  place: string | null;
  agent: string;
  /** Null for a visit that counts. */
  mark: ScanMark | null;
}

/** Rows a list of scans is paged through by number; what lies deeper is reached by cursor, or by narrowing. */
export const MOST_SCANS_PAGED = 100_000;
/** The longest span whose scans are added up, in days. */
export const MOST_SCAN_DAYS = 366;

export const SCAN_GROUPS = ['day', 'place', 'goods', 'licensee', 'verdict'] as const;
export type ScanGroup = (typeof SCAN_GROUPS)[number];

export interface ScanGroupRow {
  /** A day, a place, an id or a verdict; empty where there is none. */
  key: string;
  label: string;
  scans: number;
  /** Of them the first of their code. */
  first: number;
}

/** Scans without a mark, added up. */
export interface ScanStats {
  total: number;
  /** Codes scanned for the first time in the span. */
  first: number;
  groups: ScanGroupRow[];
}

const narrowed = {
  ip_id: id(),
  goods_id: z.optional(id()),
  licensee_id: z.optional(id()),
  verdict: z.optional(choice(VERDICTS)),
  place: optionalText(60),
  batch_number: z.optional(int(1, 4_294_967_295)),
};

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const spanRule = { error: 'range', path: ['to'], params: { rule: 'range' } };

/** Scans of an IP's codes, narrowed to what is given. Days are those of Asia/Shanghai, both included. */
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
