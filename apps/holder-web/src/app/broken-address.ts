import type { Endpoint } from '@ipw/domain';
import type { Problem } from '@ipw/ui';

/** Whether only the id from the page's address is wrong with a call. */
export const isBrokenAddress = (endpoint: Pick<Endpoint, 'post'>, problems: readonly Problem[]): boolean =>
  !endpoint.post && problems.length > 0 && problems.every(({ field }) => field.endsWith('_id'));
