import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myAccount } from '../session/auth.calls';

const KEY = ['account'];

/** The staff member's own account, and a way to reload it. */
export function useAccount() {
  const cache = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: myAccount });
  return { ...query, again: () => cache.invalidateQueries({ queryKey: KEY }) };
}
