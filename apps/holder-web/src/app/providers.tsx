import { AskHost, Toaster, UiTextProvider } from '@ipw/ui';
import { useMemo, type ReactNode } from 'react';
import { translate, useLanguage } from '../i18n/catalogue';
import { ProofNote } from './ProofNote';

export function Providers({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const text = useMemo(() => ({ language, t: translate }), [language]);
  return (
    <UiTextProvider value={text}>
      {children}
      <AskHost />
      <Toaster />
      <ProofNote />
    </UiTextProvider>
  );
}
