import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../access';
import type { StatefulRow } from '../fields/field';
import { post } from '../http/http';

export interface BulkLine {
  id: string;
  ok: boolean;
  version?: number;
  state?: string;
  code?: number;
  message?: string;
}

interface Bulk {
  action: string;
  rows: readonly StatefulRow[];
  body?: object;
}

/** One action on many rows, each with the version that was seen. */
export function useBulk(resource: ResourceName) {
  const cache = useQueryClient();
  return useMutation<BulkLine[], Error, Bulk>({
    mutationFn: ({ action, rows, body }) =>
      post<BulkLine[]>(`${resource}/bulk/${action}`, {
        ids: rows.map(({ id }) => id),
        versions: rows.map(({ version }) => version),
        ...body,
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
}
