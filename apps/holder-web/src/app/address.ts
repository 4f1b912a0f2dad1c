import { createStore, useStore } from '@ipw/ui';

/** The route of the page, behind the `#` of the address. */
export interface Address {
  /** Without the slash that people and programs add at its end. */
  pathname: string;
  /** The query with its `?`; empty without one. */
  search: string;
  /** Whether it took the place of the one before in the history. */
  replaced: boolean;
}

function read(replaced: boolean): Address {
  const [, pathname = '', search = ''] = /^#?([^?]*?)\/*(\?.*)?$/.exec(location.hash) ?? [];
  return { pathname: pathname || '/', search, replaced };
}

const store = createStore(read(false));

/** Takes over the browser's address if it is another one. The router calls it for its own changes, of which no event tells. */
export function readAddress(replaced = false): void {
  const next = read(replaced);
  const { pathname, search } = store.get();
  if (next.pathname !== pathname || next.search !== search) store.set(next);
}

/** Follows the browser. Must be called after `closeDialogsOnBack`, which keeps some of its events. */
export const followAddress = (): void => addEventListener('popstate', () => readAddress());

export const addressHere = (): Address => store.get();
export const useAddress = (): Address => useStore(store);

/** What `go` left in the history entry, so that a reload keeps it. */
export const leftHere = (): unknown => (history.state as { left?: unknown } | null)?.left;

/** Opens another route, with and without the router. `left` stays in the history entry. */
export function go(to: string, { replace = false, left }: { replace?: boolean; left?: unknown } = {}): void {
  const { idx } = (history.state ?? {}) as { idx?: number };
  const state = { ...(replace && idx !== undefined && { idx }), ...(left !== undefined && { left }) };
  if (replace) history.replaceState(state, '', hrefOf(to));
  else history.pushState(state, '', hrefOf(to));
  readAddress(replace);
  // The router hears of it as of a typed address.
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** The address of a route, for plain links. */
export const hrefOf = (route: string): string => `#${route}`;
