import { DomainError } from '../errors/domain-error';
import { NotHandedOver, NotToBeSent } from '../jobs/circuit-breaker';
import type { LimitService } from '../limit/limit.service';
import type { Count } from '../limit/rules';

export const isUsedUp = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.reason === 'TOO_MANY';

/** Counting failed because of the database: the job is retried, and the provider's breaker is not affected. */
export const uncounted = (cause: unknown): NotHandedOver =>
  new NotHandedOver('the limits could not be read', { cause });

/** Counts a queued message; beyond a limit it is given up for this reason. */
export const countOrGiveUp = (
  limits: LimitService,
  counts: readonly Count[],
  reason: string,
): Promise<void> =>
  limits.takeAll(counts).catch((error: unknown) => {
    throw isUsedUp(error) ? new NotToBeSent(reason) : uncounted(error);
  });
