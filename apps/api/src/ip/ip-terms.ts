import type { DirectoryFilter } from '@ipw/domain';
import type { Sql } from '../core/db/db';

/** Statements that only read, of the database or a replica. */
type Reads = Pick<Sql, 'one'>;

/** The term of all IPs with a picture that are claimed or listed. */
export const ALL_TERM = 'all';
/** The term of those among them that buyers can ask for cooperation. */
export const CLAIMED_TERM = 'claimed';
/** The term of an IP's kind. */
export const kindTerm = (kind: string): string => `kind:${kind}`;
/** The term of an item of a reference list. */
export const itemTerm = (filter: DirectoryFilter, id: number): string => `${filter}:${String(id)}`;

/** Terms of a longer keyword that are looked at. */
const MOST_PAIRS = 8;

/** Terms of which a claimed or listed IP has each, if the keyword is part of its name or of a tag of its holder's. */
export function keywordTerms(keyword: string): string[] {
  const letters = [...keyword];
  const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter);
  return [...new Set(pairs.length > 0 ? pairs : letters)].slice(0, MOST_PAIRS).map((part) => `name:${part}`);
}

/** The order of an IP that is not claimed: after all others. */
export const CLAIMED_AT_SQL = "COALESCE(t.claimed_at, '1000-01-01')";

/** Counting ends here: terms with more IPs are equally common. */
const COMMON = 5000;
/** IPs that are read one by one while they wait. */
const FEW = 1000;

/** By which terms a list of IPs is read. */
export interface Narrowest {
  /** Terms whose IPs are to be read; several have no IP in common. */
  terms: readonly string[];
  /**
   * How many IPs wait for the index. Few are read one by one, so that an answer is exact. Many, which wait for seconds after a change
   * of thousands of IPs, are found as the index knows them: reading them all would cost each call seconds.
   */
  waiting: 'none' | 'few' | 'many';
}

const capped = (rows: string, most: number) =>
  `(SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT ${String(most)}) c)`;

/**
 * Which of `ways` finds the fewest IPs, each a list of terms; without one, all IPs. Several terms are sorted when they are read,
 * so they are chosen only if they are rare.
 */
export async function narrowest(sql: Reads, ways: readonly (readonly string[])[]): Promise<Narrowest> {
  const counted = await sql.one<Record<string, number | string>>(
    `SELECT ${capped('ip WHERE unindexed = 1', FEW + 1)} AS waiting${ways
      .map((_, at) => `, ${capped('ip_term WHERE term IN (?)', COMMON)} AS c${String(at)}`)
      .join('')}`,
    ways.map((terms) => [...terms]),
  );
  const [fewest] = ways
    .map((terms, at) => ({ terms, count: Number(counted![`c${String(at)}`]) }))
    .filter(({ terms, count }) => terms.length === 1 || count < COMMON)
    .sort((a, b) => a.count - b.count);
  const waiting = Number(counted!.waiting);
  return {
    terms: fewest?.terms ?? [ALL_TERM],
    waiting: waiting > FEW ? 'many' : waiting > 0 ? 'few' : 'none',
  };
}
