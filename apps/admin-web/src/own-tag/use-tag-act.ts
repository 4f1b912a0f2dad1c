import type { OwnTag, OwnTagAction } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAction } from '../http/resource-calls';

/** Takes an action on a tag. Tags have no version: a second concurrent action finds that no IP has the tag any more. */
export function useTagAct({ id }: OwnTag) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, { action: OwnTagAction; body: object }>({
    mutationFn: ({ action, body }) => callAction('own-tags', id, action, body),
    onSuccess: () =>
      Promise.all(
        ['own-tags', 'references'].map((resource) => cache.invalidateQueries({ queryKey: [resource] })),
      ),
  });
}
