/** A dialog on screen that belongs to the page below it. */
interface OpenDialog {
  /** Closes it without an answer; absent: it must be answered. */
  close: (() => void) | undefined;
  /** Place of the page below it in the browser's history. */
  at: number | undefined;
}

const dialogs: OpenDialog[] = [];
const ends = new Set<() => void>();

/** The place of an entry in the history, as the router numbers them; undefined for an address that was typed. */
const historyIndex = (state: unknown): number | undefined =>
  (state as { idx?: number | null } | null)?.idx ?? undefined;

let latest = 0;

/** Numbers the entry of an address that was typed, as the router numbers its own: Back is told from a new address by it. */
export function numberEntry(): void {
  const state = (history.state ?? {}) as object;
  if (historyIndex(state) === undefined) history.replaceState({ ...state, idx: latest + 1 }, '');
  latest = historyIndex(history.state) ?? latest;
}

/** Registers a dialog while it is on screen; answers how to take it off again. */
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

/** The page below the dialogs was left: they end, and none of them is answered with yes. */
export function endDialogs(): void {
  for (const end of [...ends]) end();
  for (const dialog of dialogs) dialog.at = historyIndex(history.state);
}

/**
 * Lets the browser's Back close the dialog on top and stay on its page. Call before the router listens. A dialog that
 * must be answered keeps nobody: Back leaves its page, and it ends with that.
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
