import { shanghaiMinute } from '@ipw/domain';
import { validationError } from '../errors/domain-error';

/** SQL of the time before, in and after the period of a row `t`, by the server's clock. */
const PLACES = [
  't.opens_at > NOW(3)',
  't.opens_at <= NOW(3) AND t.closes_at > NOW(3)',
  't.closes_at <= NOW(3)',
] as const;

/** A filter: rows `t` in the state `open` at a time, by its name in the order of `PLACES`; none is at a time that does not exist. */
export const atTimeOf = (times: readonly string[], open: string) => (time: string) => ({
  sql: `t.state = ? AND ${PLACES[times.indexOf(time)] ?? 'FALSE'}`,
  params: [open],
});

/** Refuses an end that is not after the beginning. */
export function checkPeriod({ opens_at, closes_at }: { opens_at: string; closes_at: string }): void {
  if (Date.parse(closes_at) <= Date.parse(opens_at))
    throw validationError('closes_at', 'earliest_date', { date: shanghaiMinute(new Date(opens_at)) });
}
