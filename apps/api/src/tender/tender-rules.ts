import {
  shanghaiMinute,
  TENDER_OPEN,
  TENDER_TIMES,
  tenderMachine,
  type TenderContent,
  type TenderTime,
  WHOLE_WEIGHT,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { DomainError, validationError } from '../core/errors/domain-error';

/** SQL of each time of a published project `t`, by the server's clock. */
const TIME_SQL: Readonly<Record<TenderTime, string>> = {
  not_started: 't.opens_at > NOW(3)',
  in_progress: 't.opens_at <= NOW(3) AND t.closes_at > NOW(3)',
  ended: 't.closes_at <= NOW(3)',
};

/** The condition that a project `t` is published and at a time; none is at a time that does not exist. */
export const atTime = (time: string) => ({
  sql: `t.state = ? AND ${TENDER_TIMES.includes(time as TenderTime) ? TIME_SQL[time as TenderTime] : 'FALSE'}`,
  params: [TENDER_OPEN],
});

/** A refusal because the project has ended. */
export const tenderOver = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: tenderMachine.name, state: TENDER_OPEN, allowed: [] },
    [],
    'error.STATE.tender_over' satisfies ServerKey,
  );

/** Refuses an end that is not after the beginning, and weights that do not add up. */
export function checkContent({ opens_at, closes_at, criteria }: TenderContent): void {
  if (Date.parse(closes_at) <= Date.parse(opens_at))
    throw validationError('closes_at', 'earliest_date', { date: shanghaiMinute(new Date(opens_at)) });
  if (criteria.reduce((sum, { weight }) => sum + weight, 0) !== WHOLE_WEIGHT)
    throw validationError('criteria', 'weights', { whole: WHOLE_WEIGHT });
}
