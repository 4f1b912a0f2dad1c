import type { BulkOutcome } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../http/call-api';
import type { StatefulRow } from '../fields/field';
import { callBulk } from '../http/resource-calls';

interface Bulk {
  action: string;
  rows: readonly StatefulRow[];
  body?: object;
}

/** Takes one action on many rows, each with the version seen. */
export function useBulk(resource: ResourceName) {
  const cache = useQueryClient();
  return useMutation<BulkOutcome[], Error, Bulk>({
    mutationFn: ({ action, rows, body }) =>
      callBulk(resource, action, {
        ids: rows.map(({ id }) => id),
        versions: rows.map(({ version }) => version),
        ...body,
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
}
