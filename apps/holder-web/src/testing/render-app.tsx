import type { Language, MemberInfo } from '@ipw/domain';
import { atEnd, newPage } from '@ipw/ui/testing/page-load';
import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { keepStored } from '../storage';
import { TOKEN } from './fixtures';
import { wordsOf, type Say } from './words';

interface Options {
  language?: Language;
  /** The signed-in member, as stored by an earlier visit; absent when signed out. */
  member?: MemberInfo;
}

export interface RenderedApp {
  /** Translates in the language the app started in. */
  t: Say;
  user: UserEvent;
  /** Texts of the visible toasts. */
  toasts: () => string[];
  /** The current route with its query. */
  route: () => string;
  /** Opens another address of this app, as if typed. */
  go: (path: string) => void;
  /** Simulates a reload: the page ends without events, browser storage stays. */
  reload: () => Promise<void>;
}

/**
 * Opens a route of the app in jsdom with the real router and providers and newly loaded modules. A spec imports the app's
 * modules after this, if it needs them.
 */
export async function renderApp(
  path: string,
  { language = 'en', member }: Options = {},
): Promise<RenderedApp> {
  keepStored('lang', language);
  if (member) {
    keepStored('user', JSON.stringify(member.user));
    keepStored('relation', JSON.stringify(member.relation));
    keepStored('token', TOKEN);
  }
  history.replaceState(null, '', path.startsWith('/?') ? path : `/#${path}`);
  const user = userEvent.setup({ advanceTimers: (ms) => advance(ms) });
  await load();
  return {
    t: wordsOf(language),
    user,
    toasts: () => [...document.querySelectorAll('.ui-toast')].map((toast) => toast.textContent),
    route: () => location.hash.slice(1),
    go: (to) => void (location.hash = to),
    reload: load,
  };
}

/** Advances a spec's fake timers while keys are pressed. */
const advance = (ms: number) => ('clock' in setTimeout ? jest.advanceTimersByTimeAsync(ms) : undefined);

async function load(): Promise<void> {
  await newPage();
  const { App, prepare } = await import('../shell/start');
  await prepare();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  root.render(<App />);
  await screen.findByRole('main');
}
