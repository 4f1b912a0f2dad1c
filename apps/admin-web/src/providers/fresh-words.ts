import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A record as the console reads it; a change raises its version. */
interface Versioned {
  id: string | number;
  version?: number;
}

/** How react-admin names a record in the cache: resource, 'getOne', what was asked. */
export const isRecord = (queryKey: QueryKey): boolean => queryKey.includes('getOne');

/**
 * Reloads the records on screen for texts the server words. An open form keeps its version: a record that changed
 * meanwhile keeps old version and texts, and the conflict shows when the form is sent.
 */
export async function rereadWords(
  cache: QueryClient,
  read: (resource: string, query: { id: string }) => Promise<{ data: Versioned }>,
): Promise<void> {
  const records = cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isRecord(queryKey) });
  await Promise.all(
    records.map(async ({ queryKey }) => {
      const [resource, , query] = queryKey as [string, string, { id: string }];
      const { data } = await read(resource, query);
      cache.setQueryData<Versioned>(queryKey, (seen) => (seen?.version === data.version ? data : seen));
    }),
  );
}
