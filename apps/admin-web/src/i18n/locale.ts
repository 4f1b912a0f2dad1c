import { fill } from '@ipw/domain';
import { useCallback, useSyncExternalStore } from 'react';
import type { Key, Words } from './words';
import { words as zhCN } from './words.zh-CN';

export const LOCALES = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' } as const;
export type Locale = keyof typeof LOCALES;
export const DEFAULT_LOCALE: Locale = 'zh-CN';

const STORE_KEY = 'worktable_.console.locale';
const load: Record<Locale, () => Promise<{ words: Words }>> = {
  'zh-CN': () => Promise.resolve({ words: zhCN }),
  'zh-TW': () => import('./words.zh-TW'),
  en: () => import('./words.en'),
};

const isLocale = (value: string | null): value is Locale => value !== null && value in LOCALES;

let current: { locale: Locale; words: Words } = { locale: DEFAULT_LOCALE, words: zhCN };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = () => current;

export const getLocale = (): Locale => current.locale;

/** Switches the language without remounting, so input stays. */
export async function setLocale(locale: Locale): Promise<void> {
  // Stored at once, even if the page is closed before the words have loaded.
  localStorage.setItem(STORE_KEY, locale);
  const { words } = await load[locale]();
  current = { locale, words };
  document.documentElement.lang = locale;
  document.title = words['brand.name'];
  for (const listener of listeners) listener();
}

/** Restores the language last chosen in this browser, before rendering. */
export function restoreLocale(): Promise<void> {
  const stored = localStorage.getItem(STORE_KEY);
  return setLocale(isLocale(stored) ? stored : DEFAULT_LOCALE).catch(() => setLocale(DEFAULT_LOCALE));
}

export type Args = Readonly<Record<string, string | number>>;

const translateWith = (words: Words, key: Key, args: Args = {}): string => fill(words[key], args);

export const translate = (key: Key, args?: Args): string => translateWith(current.words, key, args);

export const useLocale = (): Locale => useSyncExternalStore(subscribe, snapshot).locale;

export function useT(): (key: Key, args?: Args) => string {
  const { words } = useSyncExternalStore(subscribe, snapshot);
  return useCallback((key: Key, args?: Args) => translateWith(words, key, args), [words]);
}

export const useWords = (): { locale: Locale; words: Words } => useSyncExternalStore(subscribe, snapshot);
