import { ERRORS } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../http/call-api';
import type { StatefulRow } from '../fields/field';
import { Refusal } from '../http/refusal';
import { callAction } from '../http/resource-calls';

export interface Act {
  action: string;
  body?: object;
}

const CONFLICTS: readonly number[] = [ERRORS.STATE.code, ERRORS.CONFLICT.code];
export const isConflict = (error: unknown): error is Refusal =>
  error instanceof Refusal && CONFLICTS.includes(error.body.code);

/** Takes an action with the version on the screen. After a conflict the screen stays as it is until the user has read it. */
export function useAct<D extends StatefulRow>(resource: ResourceName, record: D) {
  const cache = useQueryClient();
  return useMutation<StatefulRow, Error, Act>({
    mutationFn: ({ action, body }) =>
      callAction(resource, record.id, action, { version: record.version, ...body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
}
