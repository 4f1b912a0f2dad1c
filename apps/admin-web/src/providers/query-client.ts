import { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Refusal } from '../http/refusal';
import { useLocale } from '../i18n/locale';
import { dataProvider } from './data-provider';
import { isRecord, rereadWords } from './fresh-words';

const passes = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || error.status >= 500);

/** Retries once, and only errors that may be temporary. */
export const makeQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: (count, error) => count < 1 && passes(error) } } });

/** Reloads texts the server translates after a language switch; while a form is open, its record keeps the version. */
export function useFreshWords(cache: QueryClient): void {
  const locale = useLocale();
  const known = useRef(locale);
  useEffect(() => {
    if (known.current === locale) return;
    known.current = locale;
    const typed = document.querySelector('main form, dialog form') !== null;
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !(typed && isRecord(queryKey)) });
    // Without an answer the texts stay as they are.
    if (typed) void rereadWords(cache, dataProvider.getOne).catch(() => undefined);
  }, [cache, locale]);
}
