import type { Endpoint } from '@ipw/domain';
import type { Problem } from '@ipw/ui';

/** Whether all that is wrong with a call is the id of what it reads: ids come out of the page's address, nobody typed them. */
export const isBrokenAddress = (endpoint: Pick<Endpoint, 'post'>, problems: readonly Problem[]): boolean =>
  !endpoint.post && problems.length > 0 && problems.every(({ field }) => field.endsWith('_id'));
