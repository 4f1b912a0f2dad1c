import { UploadProvider, type UploadEnv } from '@ipw/ui';
import { useMemo, type ReactNode } from 'react';
import { sessionEnded } from './session-alert';
import { memberHere, tokenStore } from './session';
import { translate, useLanguage } from '../i18n/catalogue';

const SCHEME = 'Bearer ';
const bearer = (): string | undefined => {
  const token = tokenStore.get();
  return token ? SCHEME + token : undefined;
};

const onSessionEnd: UploadEnv['onSessionEnd'] = (code, authorization) =>
  sessionEnded(code, authorization?.slice(SCHEME.length) ?? null);

/** Lends the upload fields below it the session and the words of this app. */
export function UploadScope({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const env = useMemo<UploadEnv>(
    () => ({
      t: translate,
      authorization: bearer,
      language: () => language,
      onSessionEnd,
      owner: memberHere,
    }),
    [language],
  );
  return <UploadProvider value={env}>{children}</UploadProvider>;
}
