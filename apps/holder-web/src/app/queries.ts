import { QueryClient } from '@tanstack/react-query';
import { memberStore } from './session';

/** The query cache of members' pages; cleared when the member signs out or changes. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
});

memberStore.subscribe(() => {
  if (memberStore.get().status !== 'ready') queries.clear();
});
