import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The path of the address bar: it changes at once, while the page before may stay until the next one is loaded. */
export const pathOfAddress = (): string => location.hash.replace(/^#/, '').split('?')[0] ?? '';

/** Answers whether the page this is asked on, or a group of pages `within` one path, is still where the member is. */
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

/** Whether a path of this app leads to another page than the one in the address bar. */
export const isElsewhere = (to: string): boolean => to.split('?')[0] !== pathOfAddress();
