import { commonApi, ERRORS } from '@ipw/domain';
import { UploadProvider, type UploadEnv } from '@ipw/ui';
import { useMemo, type ReactNode } from 'react';
import { api, ApiError, TEMPORARY } from './api';
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

const GONE = ERRORS.NOT_FOUND.code;

/** Runs in the background: without an answer it is tried again when the picture is needed again. */
const renew: UploadEnv['renew'] = (image_id) =>
  api(commonApi.file, { image_id }, { expect: [GONE, ...TEMPORARY] }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === GONE) return null;
    throw error;
  });

/** Provides this app's session and words to the upload fields below. */
export function UploadScope({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const env = useMemo<UploadEnv>(
    () => ({
      t: translate,
      authorization: bearer,
      language: () => language,
      onSessionEnd,
      owner: memberHere,
      renew,
    }),
    [language],
  );
  return <UploadProvider value={env}>{children}</UploadProvider>;
}
