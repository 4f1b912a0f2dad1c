import type { OwnTag } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type Given } from '../http/call-api';

export type TagAct =
  | ({ action: 'merge' } & Pick<Given<'POST own-tags/:id/merge'>, 'body'>)
  | ({ action: 'promote' } & Pick<Given<'POST own-tags/:id/promote'>, 'body'>);

/** Takes an action on a tag. Tags have no version: a second concurrent action finds that no IP has the tag any more. */
export function useTagAct({ id }: OwnTag) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, TagAct>({
    mutationFn: (act): Promise<unknown> =>
      act.action === 'merge'
        ? callApi('POST own-tags/:id/merge', { id, body: act.body })
        : callApi('POST own-tags/:id/promote', { id, body: act.body }),
    onSuccess: () =>
      Promise.all(
        ['own-tags', 'references'].map((resource) => cache.invalidateQueries({ queryKey: [resource] })),
      ),
  });
}
