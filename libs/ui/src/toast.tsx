import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './toast.css';
import { AlertIcon, CheckIcon, CloseIcon } from './icons';
import { openDialogs } from './open-dialogs';
import { createStore, useStore } from './store';
import { useText } from './text';

export type ToastTone = 'good' | 'bad' | 'warning';

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** Takes back what the toast tells. */
  undo?: (() => void) | undefined;
}

/** How long a toast is shown, in ms. */
const STAY: Record<ToastTone, number> = { good: 5000, bad: 5000, warning: 4000 };
/** Longer when it offers to take something back. */
const UNDO_STAY = 10_000;
/** The same text is not shown again within this time. */
const REPEAT_MS = 2000;

const toasts = createStore<Toast[]>([]);
const shownAt = new Map<string, number>();
let nextId = 1;

const dismiss = (id: number) => toasts.set(toasts.get().filter((one) => one.id !== id));

/** While the pointer or the focus is on a toast, all stay, so that it does not move away. */
function leaveIn(id: number, ms: number): void {
  setTimeout(() => {
    if (document.querySelector('.ui-toaster:is(:hover, :focus-within)')) leaveIn(id, ms);
    else dismiss(id);
  }, ms);
}

function takeBack({ id, undo }: Toast): void {
  dismiss(id);
  undo?.();
}

/**
 * Shows a toast; repeats within 2 seconds are ignored. With `undo`, it offers to take the act back, by its button or by Ctrl + Z,
 * and always replaces the same text.
 */
export function toast(tone: ToastTone, text: string, undo?: () => void): void {
  const now = Date.now();
  if (!undo && now - (shownAt.get(text) ?? -Infinity) < REPEAT_MS) return;
  shownAt.set(text, now);
  const id = nextId++;
  toasts.set([
    ...toasts
      .get()
      .filter((one) => one.text !== text)
      .slice(-2),
    { id, tone, text, undo },
  ]);
  leaveIn(id, undo ? UNDO_STAY : STAY[tone]);
}

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Ctrl + Z (or Cmd + Z) outside of fields takes back what the newest toast offers. */
function useUndoKey(list: readonly Toast[]): void {
  const newest = list.findLast(({ undo }) => undo);
  useEffect(() => {
    if (!newest) return;
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || (event.target as Element | null)?.closest?.(EDITABLE)) return;
      event.preventDefault();
      takeBack(newest);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [newest]);
}

/** A live region has to be on the page before the toasts it announces. */
const region = (shown: ReactNode) => (
  <div className="ui-toaster" aria-live="polite">
    {shown}
  </div>
);

/** The container of toasts; one for each app. While a dialog is open, it is in the top one: all outside of that is inert. */
export function Toaster() {
  const list = useStore(toasts);
  const dialog = useStore(openDialogs).at(-1)?.element;
  const { t } = useText();
  useUndoKey(list);
  const shown = list.map((one) => {
    const { id, tone, text, undo } = one;
    return (
      <div key={id} className={`ui-toast ui-toast-${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
        {tone === 'good' ? <CheckIcon /> : <AlertIcon />}
        <span>{text}</span>
        {undo && (
          <button
            type="button"
            className="ui-toast-undo"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => takeBack(one)}
          >
            {t('ui.undo')}
          </button>
        )}
        <button
          type="button"
          className="ui-toast-close"
          aria-label={t('ui.close')}
          onClick={() => dismiss(id)}
        >
          <CloseIcon size={16} />
        </button>
      </div>
    );
  });
  return (
    <>
      {region(!dialog && shown)}
      {dialog && createPortal(region(shown), dialog)}
    </>
  );
}
