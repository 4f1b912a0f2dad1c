import { MOST_FOUND } from '@ipw/domain';
import { like } from '../db/list-query';
import type { SearchScope } from './search.service';

interface NameMatch {
  /** Condition: every word is part of one of the names. */
  where: string;
  whereParams: string[];
  /** ORDER BY and LIMIT: names that begin with the search text first, then the newest. */
  best: string;
  bestParams: string[];
}

/** Matches SQL expressions of names of a row `t`; the first is its title. */
export function nameMatch(names: readonly [string, ...string[]], { keyword, words }: SearchScope): NameMatch {
  const one = `(${names.map((name) => `${name} LIKE ?`).join(' OR ')})`;
  return {
    where: words.map(() => one).join(' AND '),
    whereParams: words.flatMap((word) => names.map(() => like(word))),
    best: `ORDER BY ${names[0]} LIKE ? DESC, t.id DESC LIMIT ${String(MOST_FOUND)}`,
    bestParams: [like(keyword).slice(1)],
  };
}
