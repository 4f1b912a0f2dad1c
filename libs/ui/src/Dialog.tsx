import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import './dialog.css';
import { CloseIcon } from './icons';
import { onPageLeft, openDialog } from './open-dialogs';
import { useText } from './text';

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. The one marked `data-first` gets the focus. */
  actions?: ReactNode;
  /** Called by Escape, the cross and a click outside; if absent, the dialog must be answered. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  /** At the side of the screen, from top to bottom. */
  side?: boolean;
  /** Near the top, with `title` for screen readers only; fills a phone's screen. */
  palette?: boolean;
  /** The dialog does not belong to the page below and stays when that is left. */
  stays?: boolean;
}

/** Registers a mounted dialog: Back closes it, and leaving its page ends it unless it `stays`. */
export function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
  stays = false,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => openDialog(dialog.current!, close), [dialog]);
  useEffect(() => (stays ? undefined : onPageLeft(() => close.current?.())), [stays]);
}

/** A modal on the browser's <dialog>, which handles focus, Escape and inertness. Open while mounted. */
export function Dialog({ title, children, actions, onClose, wide, side, palette, stays }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { t } = useText();
  useOpenDialog(ref, onClose, stays);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`ui-dialog${wide ? ' ui-dialog-wide' : ''}${side ? ' ui-dialog-side' : ''}${palette ? ' ui-dialog-palette' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers close the dialog on a second Escape even when the first was prevented.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
    >
      <div className="ui-dialog-body">
        <header className="ui-dialog-head">
          <h2 id={titleId}>{title}</h2>
          {onClose ? (
            <button type="button" className="ui-dialog-close" aria-label={t('ui.close')} onClick={onClose}>
              <CloseIcon />
            </button>
          ) : null}
        </header>
        {children ? <div className="ui-dialog-text">{children}</div> : null}
        {actions ? <footer className="ui-dialog-actions">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
