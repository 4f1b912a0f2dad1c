import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  /** Without it only its own buttons close the dialog. */
  onClose?: () => void;
  children: ReactNode;
  wide?: boolean;
}

/**
 * A modal <dialog>: the browser keeps and restores the focus, Escape closes it. Open while mounted; `data-first` gets the
 * focus.
 */
export function Dialog({ title, onClose, children, wide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is removed from the page, because only a closed dialog restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file input in the dialog sends a cancel, too, when its picker is closed.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => event.target === dialog.current && onClose?.()}
      // A browser closes at the second Escape without a cancel that could be prevented.
      onKeyDown={(event) => !onClose && event.key === 'Escape' && event.preventDefault()}
      onClose={({ currentTarget }) => !onClose && !currentTarget.open && currentTarget.showModal()}
    >
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
