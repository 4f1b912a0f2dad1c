import { QueryClient } from '@tanstack/react-query';
import { memberStore } from './session';

/** What members' pages keep of the server's answers; forgotten when nobody is signed in or somebody else may be. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
});

memberStore.subscribe(() => {
  if (memberStore.get().status !== 'ready') queries.clear();
});
