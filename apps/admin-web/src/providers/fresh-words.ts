import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A record as the console reads it; a change raises its version. */
interface Versioned {
  id: string | number;
  version?: number;
}

/** How react-admin names a record in the cache: resource, 'getOne', what was asked. */
export const isRecord = (queryKey: QueryKey): boolean => queryKey.includes('getOne');

/**
 * Reads the records on screen again for the words of the server in them. Whoever fills in a form has seen a version: a record
 * that was changed since keeps the version and the words it was read with, and the change is told when the form is sent.
 */
export async function rereadWords(
  cache: QueryClient,
  read: (resource: string, asked: { id: string }) => Promise<{ data: Versioned }>,
): Promise<void> {
  const records = cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isRecord(queryKey) });
  await Promise.all(
    records.map(async ({ queryKey }) => {
      const [resource, , asked] = queryKey as [string, string, { id: string }];
      const { data } = await read(resource, asked);
      cache.setQueryData<Versioned>(queryKey, (seen) => (seen?.version === data.version ? data : seen));
    }),
  );
}
