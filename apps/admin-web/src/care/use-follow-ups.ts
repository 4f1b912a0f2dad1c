import type { FollowUpAction, FollowUpRow } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../http/call-api';

export interface FollowUpValues {
  due_on: string;
  about: string;
}

/** Creates, changes, finishes and reopens follow-ups, then reloads all lists and counts of them. */
export function useFollowUpWays() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: ['follow-ups'] });
  return {
    add: useMutation<FollowUpRow, Error, FollowUpValues & { member_id: string }>({
      mutationFn: (values) => callApi('POST follow-ups', { body: values }),
      onSuccess,
    }),
    edit: useMutation<unknown, Error, FollowUpValues & { row: FollowUpRow }>({
      mutationFn: ({ row, ...values }) =>
        callApi('PUT follow-ups/:id', { id: row.id, body: { version: row.version, ...values } }),
      onSuccess,
    }),
    act: useMutation<unknown, Error, { row: FollowUpRow; action: FollowUpAction }>({
      mutationFn: ({ row, action }) =>
        callApi('POST follow-ups/:id/:action', { id: row.id, action, body: { version: row.version } }),
      onSuccess,
    }),
  };
}
