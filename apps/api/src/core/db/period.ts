import { shanghaiMinute } from '@ipw/domain';
import { validationError } from '../errors/domain-error';

/** SQL of the time before, in and after the period of a row `t`, by the server's clock. */
const PLACES = ['t.opens_at > NOW(3)', 't.opens_at <= NOW(3)', 't.closes_at <= NOW(3)'] as const;
const ENDED = 2;

/**
 * A filter: rows `t` of `table` in the state `open` at a time, by its name in the order of `PLACES`; none is at a time that does not
 * exist. Those that have not ended are few and looked for first: in the order of the list all ended ones may come before them.
 */
export const atTimeOf =
  (table: 'tender' | 'campaign', times: readonly string[], open: string) =>
  (time: string): { sql: string; params: string[] } => {
    const at = times.indexOf(time);
    const place = PLACES[at];
    if (place === undefined) return { sql: 'FALSE', params: [] };
    if (at === ENDED) return { sql: `t.state = ? AND ${place}`, params: [open] };
    return {
      sql: `t.id IN (SELECT id FROM ${table} WHERE state = ? AND closes_at > NOW(3)) AND ${place}`,
      params: [open],
    };
  };

/** Refuses an end that is not after the beginning. */
export function checkPeriod({ opens_at, closes_at }: { opens_at: string; closes_at: string }): void {
  if (Date.parse(closes_at) <= Date.parse(opens_at))
    throw validationError('closes_at', 'earliest_date', { date: shanghaiMinute(new Date(opens_at)) });
}
