import type { Endpoint, Output, Request } from '@ipw/domain';
import { useEffect, useReducer, useState } from 'react';
import { useLanguage } from '../i18n/catalogue';
import { api } from './api';

/** Answers that hold as long as the page is open, by call and language. */
const answers = new Map<string, unknown>();

interface Resource<T> {
  /** The answer; in a language just chosen, the one before until the new one is there. */
  data: T | undefined;
  error: Error | undefined;
  retry: () => void;
}

/** A reference list or text for the public pages, asked for once a language. */
export function useResource<E extends Endpoint>(endpoint: E, input: Request<E>): Resource<Output<E>> {
  const language = useLanguage();
  const key = JSON.stringify([endpoint.path, input, language]);
  const [last, setLast] = useState<{ path: string; data: unknown }>();
  const [failed, setFailed] = useState<{ key: string; error: Error }>();
  const [round, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (answers.has(key)) return;
    let left = false;
    api(endpoint, input).then(
      (data) => {
        answers.set(key, data);
        if (!left) setLast({ path: endpoint.path, data });
      },
      (error: unknown) => {
        if (!left && error instanceof Error) setFailed({ key, error });
      },
    );
    return () => {
      left = true;
    };
    // The key stands for endpoint and input.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round]);
  const data = (answers.get(key) ?? (last?.path === endpoint.path ? last.data : undefined)) as
    Output<E> | undefined;
  const error = failed?.key === key && !answers.has(key) ? failed.error : undefined;
  return {
    data,
    error,
    retry: () => {
      setFailed(undefined);
      retry();
    },
  };
}
