import { shanghaiMinute } from '@ipw/domain';
import { validationError } from '../core/errors/domain-error';

/** SQL of the current state of a row `t`, from its switch and times. */
export const SHOWN_STATE = `CASE WHEN t.active = 0 THEN 'off' WHEN t.ends_at <= NOW(3) THEN 'past' WHEN t.starts_at > NOW(3) THEN 'coming' ELSE 'live' END`;

export interface ShownTime {
  starts_at?: string | undefined;
  ends_at?: string | undefined;
}

/** The times as columns; refuses an end that is not after the beginning. */
export function timeColumns({ starts_at, ends_at }: ShownTime) {
  const start = starts_at ? new Date(starts_at) : null;
  const end = ends_at ? new Date(ends_at) : null;
  if (start && end && end <= start)
    throw validationError('ends_at', 'earliest_date', { date: shanghaiMinute(start) });
  return { starts_at: start, ends_at: end };
}
