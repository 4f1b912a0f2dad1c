import type { Counts } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import type { ResourceName } from '../../http/call-api';
import { countsOf } from '../../http/resource-calls';

/** Numbers of records in each state, assigned to the caller, and overdue. */
export function useCounts(resource: ResourceName): Partial<Counts> {
  const { data } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => countsOf(resource),
    refetchInterval: 60_000,
  });
  return data ?? {};
}
