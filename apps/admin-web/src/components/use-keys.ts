import { useEffect, useRef } from 'react';

const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Single-key shortcuts of a page, by `event.key`. Ignored while typing, with a modifier, or while a dialog is open. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.matches(WRITING)) return;
      if (document.querySelector('dialog[open], .MuiModal-root')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
