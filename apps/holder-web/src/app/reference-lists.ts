import { ipApi, type ReferenceKind, type ReferenceRow } from '@ipw/domain';
import { useApi } from './use-api';

const LISTS = {
  field: ipApi.ipFieldList,
  country: ipApi.ipCountryList,
  origin: ipApi.ipBirthList,
  ip_type: ipApi.ipTypeList,
  kernel: ipApi.ipKernelList,
  genre: ipApi.ipArtGenresList,
} satisfies Record<ReferenceKind, unknown>;

/** A reference list, which changes rarely, as a query. */
export const useReferenceQuery = (list: ReferenceKind, enabled = true) =>
  useApi(LISTS[list], {}, { staleTime: 3_600_000, enabled });

/** The rows of a reference list; none while it is loading or where it failed. */
export const useReferenceList = (list: ReferenceKind, enabled = true): readonly ReferenceRow[] =>
  useReferenceQuery(list, enabled).data ?? [];

/** Names of items in these lists; undefined while they are loading. */
export function useReferenceNames(
  wanted: readonly ReferenceKind[],
): (list: ReferenceKind, id: unknown) => string | undefined {
  const lists: Record<ReferenceKind, readonly ReferenceRow[]> = {
    field: useReferenceList('field', wanted.includes('field')),
    country: useReferenceList('country', wanted.includes('country')),
    origin: useReferenceList('origin', wanted.includes('origin')),
    ip_type: useReferenceList('ip_type', wanted.includes('ip_type')),
    kernel: useReferenceList('kernel', wanted.includes('kernel')),
    genre: useReferenceList('genre', wanted.includes('genre')),
  };
  return (list, id) => lists[list].find((row) => String(row.id) === String(id))?.name;
}
