import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A record with its version, which every change increments. */
interface Versioned {
  id: string | number;
  version?: number;
}

/** Whether a cache key is a single record: resource, 'getOne', parameters. */
export const isRecord = (queryKey: QueryKey): boolean => queryKey.includes('getOne');

/**
 * Reloads the displayed records for texts the server translates. An open form keeps its version: a record changed meanwhile
 * keeps old version and texts, and the conflict shows when the form is sent.
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
