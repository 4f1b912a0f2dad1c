import type { ResourceName } from '../http/call-api';

type Id = string | number;

/** Routes of the console. */
export const path = {
  list: (resource: ResourceName, filter?: Record<string, unknown>) =>
    filter
      ? `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
      : `/${resource}`,
  show: (resource: ResourceName, id: Id) => `/${resource}/${encodeURIComponent(id)}/show`,
  edit: (resource: ResourceName, id: Id) => `/${resource}/${encodeURIComponent(id)}`,
  create: (resource: ResourceName) => `/${resource}/create`,
};
