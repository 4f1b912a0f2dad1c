import { AskHost, Toaster, UiTextProvider } from '@ipw/ui';
import { useMemo, type ReactNode } from 'react';
import { HashRouter } from 'react-router';
import { translate, useLanguage } from '../i18n/catalogue';
import { DialogRoute } from './DialogRoute';
import { ProofNote } from './ProofNote';

export function Providers({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const text = useMemo(() => ({ language, t: translate }), [language]);
  return (
    <UiTextProvider value={text}>
      <HashRouter>
        <DialogRoute />
        {children}
      </HashRouter>
      <AskHost />
      <Toaster />
      <ProofNote />
    </UiTextProvider>
  );
}
