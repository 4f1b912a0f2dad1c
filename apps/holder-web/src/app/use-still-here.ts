import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The path of the address bar: it changes at once, while the page before may stay until the next one is loaded. */
export const pathOfAddress = (): string => location.hash.replace(/^#/, '').split('?')[0] ?? '';

/** Returns a function that tells whether this page, or a group of pages `within` one path, is still the current one. */
export function useStillHere(within?: string): () => boolean {
  const { pathname } = useLocation();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(
    () => mounted.current && (within ? pathOfAddress().startsWith(within) : pathOfAddress() === pathname),
    [pathname, within],
  );
}

/** Whether a path leads to another page than the current one. */
export const isElsewhere = (to: string): boolean => to.split('?')[0] !== pathOfAddress();
