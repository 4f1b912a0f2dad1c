import { useEffect, useReducer, useState } from 'react';
import { useLanguage } from '../i18n/catalogue';

/** Answers cached until the page is closed, by name and language. */
const answers = new Map<string, unknown>();

interface Resource<T> {
  /** The answer; after a language switch, the previous one until the new one has arrived. */
  data: T | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** A reference list or text for public pages, loaded once a language; `name` is the cache key. */
export function useResource<T>(name: string, load: () => Promise<T>): Resource<T> {
  const language = useLanguage();
  const key = `${name} ${language}`;
  const [last, setLast] = useState<{ name: string; data: T }>();
  const [failed, setFailed] = useState<{ key: string; error: Error }>();
  const [round, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (answers.has(key)) return;
    let left = false;
    load().then(
      (data) => {
        answers.set(key, data);
        if (!left) setLast({ name, data });
      },
      (error: unknown) => {
        if (!left && error instanceof Error) setFailed({ key, error });
      },
    );
    return () => {
      left = true;
    };
    // The key identifies what is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round]);
  return {
    data: (answers.get(key) as T | undefined) ?? (last?.name === name ? last.data : undefined),
    error: failed?.key === key && !answers.has(key) ? failed.error : undefined,
    retry: () => {
      setFailed(undefined);
      again();
    },
  };
}
