import type { Counts } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import type { ResourceName } from '../http/call-api';
import { countsOf } from '../http/resource-calls';

/** How many records stand in each state, are mine, are overdue. */
export function useCounts(resource: ResourceName): Partial<Counts> {
  const { data } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => countsOf(resource),
    refetchInterval: 60_000,
  });
  return data ?? {};
}
