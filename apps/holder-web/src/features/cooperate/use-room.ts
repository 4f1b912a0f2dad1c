import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/catalogue';

/** What a brand's page reads, again after a language switch and when `again` is called. */
export function useRoom<T>(read: () => Promise<T>) {
  const language = useLanguage();
  const [found, setFound] = useState<T>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    let left = false;
    latest.current().then(
      (data) => {
        if (left) return;
        setError(undefined);
        setFound(data);
      },
      (failed: unknown) => {
        if (!left && failed instanceof Error) setError(failed);
      },
    );
    return () => {
      left = true;
    };
  }, [language, round]);
  return { found, error, again: () => setRound((old) => old + 1) };
}
