import { TENDER_OPEN, TENDER_TIMES, tenderMachine, type TenderContent, WHOLE_WEIGHT } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { atTimeOf, checkPeriod } from '../core/db/period';
import { DomainError, validationError } from '../core/errors/domain-error';

/** The condition that a project `t` is published and at a time. */
export const atTime = atTimeOf('tender', TENDER_TIMES, TENDER_OPEN);

/** A refusal because the project has ended. */
export const tenderOver = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: tenderMachine.name, state: TENDER_OPEN, allowed: [] },
    [],
    'error.STATE.tender_over' satisfies ServerKey,
  );

/** Refuses an end that is not after the beginning, and weights that do not add up. */
export function checkContent(content: TenderContent): void {
  checkPeriod(content);
  if (content.criteria.reduce((sum, { weight }) => sum + weight, 0) !== WHOLE_WEIGHT)
    throw validationError('criteria', 'weights', { whole: WHOLE_WEIGHT });
}
