import { useEffect } from 'react';

const onMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** The keys that open the search, as printed on this device's keyboard. */
export const SEARCH_KEYS = onMac ? '⌘K' : 'Ctrl K';

/** Calls back for Ctrl or ⌘ with K, unless another dialog is open. `open`: the search is, so the keys close it. */
export function useSearchKeys(open: boolean, pressed: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (open || !document.querySelector('dialog[open]')) pressed();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
