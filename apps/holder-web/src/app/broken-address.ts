import type { Sent } from '@ipw/domain';
import type { Problem } from '@ipw/ui';

/** Whether the only invalid field of a call is the id from the page's address. */
export const isBrokenAddress = (endpoint: Pick<Sent, 'post'>, problems: readonly Problem[]): boolean =>
  !endpoint.post && problems.length > 0 && problems.every(({ field }) => field.endsWith('_id'));
