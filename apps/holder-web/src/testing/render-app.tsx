import type { Language, MemberInfo } from '@ipw/domain';
import { atEnd, newPage } from '@ipw/ui/testing/page-load';
import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { keepStored } from '../app/storage';
import { TOKEN } from './fixtures';
import { wordsOf, type Say } from './words';

interface Options {
  language?: Language;
  /** Who is signed in, as an earlier visit left it in the browser; absent: nobody is. */
  member?: MemberInfo;
}

export interface RenderedApp {
  /** The words of the language the app began in. */
  t: Say;
  user: UserEvent;
  /** What the messages on screen say. */
  toasts: () => string[];
  /** The route of the moment, its query included. */
  route: () => string;
  /** Types another address of this app into the browser. */
  go: (path: string) => void;
  /** Loads the page anew, as the browser's reload: nothing of it is told, what the browser stores stays. */
  reload: () => Promise<void>;
}

/**
 * Opens a route of the app in jsdom: the real router and the real providers, modules as new as in a page just loaded. The
 * app's own modules are imported after this, where a spec needs one.
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

/** Lets the time of a spec pass while keys are pressed, where the spec holds the clock. */
const advance = (ms: number) => ('clock' in setTimeout ? jest.advanceTimersByTimeAsync(ms) : undefined);

async function load(): Promise<void> {
  await newPage();
  const { App, prepare } = await import('../app/start');
  await prepare();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  atEnd(() => root.unmount());
  root.render(<App />);
  await screen.findByRole('main');
}
