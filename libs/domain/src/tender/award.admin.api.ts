import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { LANGUAGES, type Language } from '../core/text';
import { choice, id, int, line, list, optionalText, orNothing, text } from '../core/wire';
import { areaCode, phoneNumber } from '../member/member.schema';
import { decisionsOf } from '../review/queue-calls';
import { awardMachine, type AwardState } from './award.machine';
import { type EntryScore, scoreInput } from './score.schema';
import { REGISTRATION_LIMITS } from './registration.schema';
import { TENDER_LIMITS } from './tender.schema';

/** Ranks of awarded entries, from the first. */
const MOST_RANK = 100;

const proposed = z.strictObject({
  registration_id: id(),
  awarded: int(0, 1),
  rank: orNothing(int(1, MOST_RANK)),
  /** To the entrant. */
  comment: text(REGISTRATION_LIMITS.comment),
});
export type ProposedEntry = z.output<typeof proposed>;

export const awardProposal = z.strictObject({
  version: int(1),
  /** Every approved entry of the tender, once. */
  entries: list(proposed, 0, TENDER_LIMITS.entries),
  /** Required when no entry is awarded. */
  no_award_reason: optionalText(TENDER_LIMITS.reason),
});

/** Somebody of the brand who scores the entries by a link. */
export const awardBrandInput = z.strictObject({
  /** Of the link sent before; 0 when there is none. */
  version: int(0),
  buyer_name: line(TENDER_LIMITS.brand),
  area_code: areaCode(),
  phone_number: phoneNumber(),
  /** Of the text message with the link. */
  language: choice(LANGUAGES),
});

/** Who got the link of the brand. */
export interface AwardBrand {
  /** Counts the links sent. */
  version: number;
  buyer_name: string;
  /** Masked. */
  phone_number: string;
  language: Language;
  sent_at: string;
  /** Entries the brand has scored. */
  scored: number;
}

/** An ended tender whose result is being decided, or is out. */
export interface AwardRow extends StatefulRow {
  state: AwardState;
  title: string;
  brand_name: string;
  picture: string | null;
  closes_at: string;
  /** Approved entries, and entries that still wait for their check. */
  approved: number;
  unchecked: number;
  /** Objections that wait for their decision. */
  objections: number;
  published_at: string | null;
}

export interface AwardEntry {
  registration_id: string;
  ip_name: string;
  awarded: 0 | 1;
  rank: number | null;
  comment: string;
  scores: EntryScore[];
  /** The mean of all reviewers and the brand; null before the first. */
  total: number | null;
}

export interface AwardRecord extends AwardRow {
  /** In the reader’s language. */
  criteria: { name: string; weight: number }[];
  /** Whether entries can be scored now. */
  scores: boolean;
  /** Null until the brand was sent its link, and after its contact was deleted. */
  brand: AwardBrand | null;
  /** Who opened which sealed entry before the end. */
  openings: { ip_name: string; staff_name: string; at: string }[];
  entries: AwardEntry[];
  no_award_reason: string | null;
  proposed_by: string | null;
  published_by: string | null;
}

export const awardAdminApi = {
  ...recordCalls<AwardRow, AwardRecord>()('awards', 'tender:award', {
    subject: awardMachine.name,
    filters: ['state', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET awards/counts', {
    access: 'tender:award',
    summary: 'How many results are open, and how many are proposed',
  }),
  export: consoleCall<unknown>()('GET awards/export', {
    access: 'tender:award',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
  score: consoleCall<AwardRecord>()('POST awards/:id/score', {
    access: 'tender:award',
    input: scoreInput,
    summary: 'Score an approved entry by the criteria of its tender, after the end and before the result',
  }),
  brand: consoleCall<AwardRecord>()('POST awards/:id/brand', {
    access: 'tender:award',
    input: awardBrandInput,
    summary: 'Send the brand a link by which it scores the entries; the link before ends',
  }),
  decide: consoleCall<AwardRecord>()('POST awards/:id/:action', {
    access: 'tender:award',
    inputs: decisionsOf(awardMachine, {
      propose: awardProposal,
      return: z.strictObject({ version: int(1), reason: text(TENDER_LIMITS.reason) }),
    }),
    summary: 'Propose the result of a tender, return it, or publish what another staff member proposed',
  }),
};
