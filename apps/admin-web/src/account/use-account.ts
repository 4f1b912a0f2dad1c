import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myAccount } from '../session/auth.calls';

const KEY = ['account'];

/** The person's own account, and how to read it anew. */
export function useAccount() {
  const cache = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: myAccount });
  return { ...query, again: () => cache.invalidateQueries({ queryKey: KEY }) };
}
