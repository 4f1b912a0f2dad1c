/** An open dialog that belongs to the page below it. */
interface OpenDialog {
  /** Closes it without an answer; if absent, it must be answered. */
  close: (() => void) | undefined;
  /** Index of the page below it in the browser's history. */
  at: number | undefined;
}

const dialogs: OpenDialog[] = [];
const ends = new Set<() => void>();

/** The router's index of a history entry; undefined for a typed address. */
const historyIndex = (state: unknown): number | undefined =>
  (state as { idx?: number | null } | null)?.idx ?? undefined;

let latest = 0;

/** Gives the history entry of a typed address an index like the router's, so that Back can be told from a new address. */
export function numberEntry(): void {
  const state = (history.state ?? {}) as object;
  if (historyIndex(state) === undefined) history.replaceState({ ...state, idx: latest + 1 }, '');
  latest = historyIndex(history.state) ?? latest;
}

/** Registers an open dialog; returns a function that removes it. */
export function openDialog(close: (() => void) | undefined): () => void {
  const dialog: OpenDialog = { close, at: historyIndex(history.state) };
  dialogs.push(dialog);
  return () => void dialogs.splice(dialogs.indexOf(dialog), 1);
}

/** Calls back when the page below the dialogs is left. */
export function onPageLeft(end: () => void): () => void {
  ends.add(end);
  return () => void ends.delete(end);
}

/** The page below was left: ends all dialogs without a positive answer. */
export function endDialogs(): void {
  for (const end of [...ends]) end();
  for (const dialog of dialogs) dialog.at = historyIndex(history.state);
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
    const top = dialogs.at(-1);
    const to = historyIndex(event.state);
    if (!top?.close || top.at === undefined || to === undefined || to === top.at) return;
    event.stopImmediatePropagation();
    returning = true;
    history.go(top.at - to);
    top.close();
  };
  addEventListener('popstate', onMove, { capture: true });
}
