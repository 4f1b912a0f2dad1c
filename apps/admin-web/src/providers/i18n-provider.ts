import polyglot from 'ra-i18n-polyglot';
import { useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { type Locale, useWords } from '../i18n/locale';
import type { RaMessages } from '../i18n/ra.en';
import { ra as raZhCn } from '../i18n/ra.zh-CN';

const load: Record<Locale, () => Promise<{ ra: RaMessages }>> = {
  'zh-CN': () => Promise.resolve({ ra: raZhCn }),
  'zh-TW': () => import('../i18n/ra.zh-TW'),
  en: () => import('../i18n/ra.en'),
};

/** The placeholder syntax of all catalogues. */
const PLACES = { prefix: '{', suffix: '}' };

/**
 * One provider for each language. A switch passes react-admin another provider instead of calling its `changeLocale`, which
 * would remount the page and lose input.
 */
export function useI18n(): I18nProvider | undefined {
  const { locale, words } = useWords();
  const [provider, setProvider] = useState<I18nProvider>();
  useEffect(() => {
    let stale = false;
    void load[locale]().then(({ ra }) => {
      if (!stale) setProvider(polyglot(() => ({ ...words, ra }), locale, [], { interpolation: PLACES }));
    });
    return () => {
      stale = true;
    };
  }, [locale, words]);
  return provider;
}
