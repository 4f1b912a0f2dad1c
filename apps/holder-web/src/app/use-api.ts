import type { Endpoint, Output, Request } from '@ipw/domain';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLanguage } from '../i18n/catalogue';
import { api } from './api';

export const apiKey = (endpoint: Endpoint, ...rest: unknown[]) => [endpoint.path, ...rest] as const;

/** A reading call as a query; asked anew in another language, the old answer staying until then. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  {
    expect,
    ...options
  }: {
    enabled?: boolean;
    staleTime?: number;
    /** As in a call's options. */ expect?: readonly number[];
  } = {},
): UseQueryResult<Output<E>> {
  const language = useLanguage();
  return useQuery({
    queryKey: apiKey(endpoint, input, language),
    queryFn: ({ signal }) => api(endpoint, input, { signal, ...(expect && { expect }) }),
    placeholderData: keepPreviousData,
    ...options,
  }) as UseQueryResult<Output<E>>;
}
