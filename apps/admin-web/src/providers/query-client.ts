import { QueryClient } from '@tanstack/react-query';
import { Refusal } from '../http/refusal';

const passes = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status >= 500);

/** Only a failure that may pass by itself is tried again, once. */
export const makeQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: (count, error) => count < 1 && passes(error) } } });
