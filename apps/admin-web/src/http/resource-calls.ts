import type { BulkOutcome, Counts, HistoryLine, SavedFilter, StatefulRow } from '@ipw/domain';
import { callBy, type ResourceName, type RevealedOf, type Revealing, type Route } from './call-api';
import { http } from './http';

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
export const callAction = (resource: ResourceName, id: string, action: string, body: object = {}) =>
  call(`POST ${resource}/:id/:action`, { id, action, body }) as Promise<StatefulRow>;

/** Takes one action on many records. */
export const callBulk = (
  resource: ResourceName,
  action: string,
  body: { ids: string[]; versions: number[] },
) => call(`POST ${resource}/bulk/:action`, { action, body }) as Promise<BulkOutcome[]>;

/** The unmasked values of a record, with a reason. */
export const reveal = <N extends Revealing>(resource: N, id: string, body: { reason: string }) =>
  call(`POST ${resource}/:id/reveal`, { id, body }) as Promise<RevealedOf<N>>;
