import { useEffect, useRef, type RefObject } from 'react';

/** A `<dialog>` that is modal from the moment it is mounted; focus goes back where it was when it leaves. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
