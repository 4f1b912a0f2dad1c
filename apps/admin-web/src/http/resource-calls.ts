import type { BulkOutcome, Counts, Decided, HistoryLine, SavedFilter, StatefulRow } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBy, http, type ResourceName, type RevealedOf, type Revealing, type Route } from './call-api';

/**
 * Calls that all resources of a kind have, for the shared pages: these know a resource by name only, and its actions from
 * the record.
 */
const call = (route: string, given: object = {}): Promise<unknown> => callBy(http, route as Route, given);

export const recordOf = <D extends StatefulRow>(resource: ResourceName, id: string) =>
  call(`GET ${resource}/:id`, { id }) as Promise<D>;

export const historyOf = (resource: ResourceName, id: string) =>
  call(`GET ${resource}/:id/history`, { id }) as Promise<HistoryLine[]>;

export const countsOf = (resource: ResourceName) => call(`GET ${resource}/counts`) as Promise<Counts>;

export const savedFiltersOf = (resource: ResourceName) =>
  call(`GET ${resource}/filters`) as Promise<SavedFilter[]>;

export const saveFilter = (resource: ResourceName, body: { name: string; filter: object }) =>
  call(`POST ${resource}/filters`, { body }) as Promise<SavedFilter[]>;

export const removeFilter = (resource: ResourceName, id: string) =>
  call(`DELETE ${resource}/filters/:id`, { id }) as Promise<SavedFilter[]>;

/** Takes an action a record offers. */
const callAction = (resource: ResourceName, id: string, action: string, body: object): Promise<Decided> =>
  call(`POST ${resource}/:id/:action`, { id, action, body }) as Promise<Decided>;

/** Takes an action with the version on the screen. After a conflict the screen stays as it is until the user has read it. */
export function useAct(resource: ResourceName, record: StatefulRow) {
  const cache = useQueryClient();
  return useMutation<Decided, Error, { action: string; body?: object }>({
    mutationFn: ({ action, body }) =>
      callAction(resource, record.id, action, { version: record.version, ...body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
}

/** Takes one action on many rows, each with the version seen. */
export function useBulk(resource: ResourceName) {
  const cache = useQueryClient();
  return useMutation<BulkOutcome[], Error, { action: string; rows: readonly StatefulRow[]; body?: object }>({
    mutationFn: ({ action, rows, body }) => {
      const ids = rows.map(({ id }) => id);
      const versions = rows.map(({ version }) => version);
      return call(`POST ${resource}/bulk/:action`, { action, body: { ids, versions, ...body } }) as Promise<
        BulkOutcome[]
      >;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
}

/** The unmasked values of a record, with a reason. */
export const reveal = <N extends Revealing>(resource: N, id: string, body: { reason: string }) =>
  call(`POST ${resource}/:id/reveal`, { id, body }) as Promise<RevealedOf<N>>;
