import { QueryClient } from '@tanstack/react-query';
import { tokenStore } from './session';

/** What members' pages keep of the server's answers; forgotten when the session changes. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 } },
});

tokenStore.subscribe(() => queries.clear());
