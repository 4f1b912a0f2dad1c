import { useQuery } from '@tanstack/react-query';
import type { ResourceName } from '../access';
import { get } from '../http/http';

export type Counts = Partial<Record<string, number>>;

/** How many records stand in each state, are mine, are overdue. */
export function useCounts(resource: ResourceName): Counts {
  const { data } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => get<Counts>(`${resource}/counts`),
    refetchInterval: 60_000,
  });
  return data ?? {};
}
