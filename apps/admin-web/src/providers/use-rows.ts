import { type RaRecord, useGetList, type UseGetListHookValue, type UseGetListOptions } from 'react-admin';
import type { FilterOf, ResourceName, RowOf } from '../http/call-api';

export interface Wanted<N extends ResourceName> {
  filter?: { [K in FilterOf<N>]?: unknown };
  sort: { field: string; order: 'ASC' | 'DESC' };
  pagination: { page: number; perPage: number };
}

type Found<N extends ResourceName> = Extract<RowOf<N>, RaRecord>;

/** Rows of a resource, as its list declares them. */
export const useRows = <N extends ResourceName>(
  resource: N,
  wanted: Wanted<N>,
  options?: UseGetListOptions<Found<N>>,
): UseGetListHookValue<Found<N>> => useGetList<Found<N>>(resource, wanted, options);
