import type { Endpoint, Output, Request } from '@ipw/domain';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLanguage } from '../i18n/catalogue';
import { api } from './api';

export const apiKey = (endpoint: Endpoint, ...rest: unknown[]) => [endpoint.path, ...rest] as const;

/**
 * A reading call as a query, repeated in another language while the old answer stays. `wordless`: the answer contains no
 * translated text, so a form keeps its version when the language changes.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  {
    expect,
    wordless = false,
    ...options
  }: {
    enabled?: boolean;
    staleTime?: number;
    wordless?: boolean;
    /** As in a call's options. */ expect?: readonly number[];
  } = {},
): UseQueryResult<Output<E>> {
  const language = useLanguage();
  return useQuery({
    queryKey: apiKey(endpoint, input, wordless ? null : language),
    queryFn: ({ signal }) => api(endpoint, input, { signal, ...(expect && { expect }) }),
    placeholderData: keepPreviousData,
    ...options,
  }) as UseQueryResult<Output<E>>;
}
