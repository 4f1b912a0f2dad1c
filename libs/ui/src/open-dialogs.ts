import type { RefObject } from 'react';
import { createStore } from './store';

type Close = RefObject<(() => void) | undefined>;

/** An open dialog that belongs to the page below it. */
interface OpenDialog {
  element: HTMLDialogElement;
  /** Closes it without an answer; if absent, it must be answered. */
  close: Close;
  /** Index of the page below it in the browser's history. */
  at: number | undefined;
}

/** The open dialogs, the top one last. */
export const openDialogs = createStore<readonly OpenDialog[]>([]);
const ends = new Set<() => void>();

/** The router's index of a history entry, by default the current one; undefined for a typed address. */
const historyIndex = (state: unknown = history.state): number | undefined =>
  (state as { idx?: number | null } | null)?.idx ?? undefined;

let latest = 0;

/** Gives the history entry of a typed address an index like the router's, so that Back can be told from a new address. */
export function numberEntry(): void {
  if (historyIndex() === undefined)
    history.replaceState({ ...(history.state as object | null), idx: latest + 1 }, '');
  latest = historyIndex() ?? latest;
}

/** Registers an open dialog; returns a function that removes it. */
export function openDialog(element: HTMLDialogElement, close: Close): () => void {
  const dialog = { element, close, at: historyIndex() };
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((one) => one !== dialog));
}

/** Calls back when the page below the dialogs is left. */
export function onPageLeft(end: () => void): () => void {
  ends.add(end);
  return () => void ends.delete(end);
}

/** The page below was left: ends all dialogs without a positive answer. */
export function endDialogs(): void {
  for (const end of [...ends]) end();
  for (const dialog of openDialogs.get()) dialog.at = historyIndex();
}

/**
 * Lets the browser's Back close the top dialog and stay on its page. Must be called before the router listens. For a dialog
 * that must be answered, Back leaves the page and ends the dialog.
 */
export function closeDialogsOnBack(): void {
  let returning = false;
  const onMove = (event: PopStateEvent) => {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    const top = openDialogs.get().at(-1);
    const close = top?.close.current;
    // Not a number where an entry has no index.
    const steps = Number(top?.at) - Number(historyIndex(event.state));
    if (!close || !steps) return;
    event.stopImmediatePropagation();
    returning = true;
    history.go(steps);
    close();
  };
  addEventListener('popstate', onMove, { capture: true });
}
