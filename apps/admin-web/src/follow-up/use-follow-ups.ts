import type { FollowUpRow } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { API, http, post } from '../http/http';

export interface FollowUpValues {
  due_on: string;
  about: string;
}

/** Writing, moving, finishing and reopening; every list and count of them is read anew afterwards. */
export function useFollowUpWays() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: ['follow-ups'] });
  return {
    add: useMutation<FollowUpRow, Error, FollowUpValues & { member_id: string }>({
      mutationFn: (values) => post<FollowUpRow>('follow-ups', values),
      onSuccess,
    }),
    edit: useMutation<unknown, Error, FollowUpValues & { row: FollowUpRow }>({
      mutationFn: ({ row, ...values }) =>
        http(`${API}/follow-ups/${row.id}`, {
          method: 'PUT',
          body: JSON.stringify({ version: row.version, ...values }),
        }),
      onSuccess,
    }),
    act: useMutation<FollowUpRow, Error, { row: FollowUpRow; action: string }>({
      mutationFn: ({ row, action }) =>
        post<FollowUpRow>(`follow-ups/${row.id}/${action}`, { version: row.version }),
      onSuccess,
    }),
  };
}
