import { CONSOLE_API, fill, type StaffMe } from '@ipw/domain';
import { atEnd } from '@ipw/ui/testing/page-load';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { restoreLocale, type Locale } from '../i18n/locale';
import { words as en } from '../i18n/words.en';
import { words as zhCN } from '../i18n/words.zh-CN';
import { words as zhTW } from '../i18n/words.zh-TW';
import type { Key } from '../i18n/words';
import { Gate } from '../sign-in/Gate';
import { session } from '../http/session';
import { FakeConsole, refused } from './fake-console';

const WORDS = { en, 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Translates with the console's words in a language. */
export const wordsOf =
  (locale: Locale) =>
  (key: Key, args: Readonly<Record<string, string | number>> = {}): string =>
    fill(WORDS[locale][key], args);

export interface RenderedConsole {
  t: ReturnType<typeof wordsOf>;
  user: UserEvent;
  route: () => string;
  go: (path: string) => void;
}

/** The fake console API with the calls of the frame; signed out without `me`. */
export function fakeConsole(me?: StaffMe): FakeConsole {
  const api = new FakeConsole().on('auth.me', me ?? refused('TOKEN_ILLEGAL'));
  for (const [resource, calls] of Object.entries(CONSOLE_API)) {
    if ('counts' in calls) api.on(`${resource}.counts` as 'claims.counts', {});
    if ('savedFilters' in calls) api.on(`${resource}.savedFilters` as 'claims.savedFilters', []);
  }
  return api;
}

/**
 * Opens a page of the console in jsdom, through the gate. Loading the console's modules anew for every spec would take
 * seconds, so the page is unmounted afterwards and its session dropped.
 */
export async function renderConsole(path = '/', locale: Locale = 'en'): Promise<RenderedConsole> {
  localStorage.setItem('worktable_.console.locale', locale);
  history.replaceState(null, '', `/#${path}`);
  await restoreLocale();
  const user = userEvent.setup();
  await import('../Console');
  const { unmount } = render(<Gate />);
  atEnd(() => {
    unmount();
    session.leave();
  });
  return {
    t: wordsOf(locale),
    user,
    route: () => location.hash.slice(1),
    go: (to) => void (location.hash = to),
  };
}
