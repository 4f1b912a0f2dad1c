import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { line } from '../core/wire';
import type { SubjectName } from '../kind/content-kinds';

/** Longest search text in code points. */
export const MOST_KEYWORD = 60;
/** Maximum number of records of a kind that a search answers. */
export const MOST_FOUND = 5;

/** What a search finds besides content. */
export const FOUND_KINDS = ['sheet', 'labelOrder', 'goods', 'licensee', 'code'] as const;
export type FoundKind = SubjectName | (typeof FOUND_KINDS)[number];

/** A record of an IP the caller works on. */
export interface FoundRecord {
  kind: FoundKind;
  id: string;
  ip_id: string;
  title: string;
  /** What tells records of one title apart; '' when nothing does. */
  detail: string;
  /** The holder's page of it. */
  link: string;
  /** For scanned codes: batch and serial, counted from 0. */
  code: { batch_number: number; serial: number } | null;
}

export const searchApi = {
  records: call<FoundRecord[]>()({
    path: 'search/records',
    access: 'member',
    input: z.strictObject({ keyword: line(MOST_KEYWORD) }),
    summary: 'Records of all IPs the caller works on that contain every word of the search',
  }),
};
