import { ERRORS, opportunityApi } from '@ipw/domain';
import type { UploadEnv } from '@ipw/ui';
import { useMemo } from 'react';
import { api, ApiError, TEMPORARY } from '../app/api';
import { translate, useLanguage } from '../i18n/catalogue';

const GONE: readonly number[] = [ERRORS.NOT_FOUND.code, ERRORS.YZM.code];

/** A visitor's picture with new addresses; null when it is gone. */
const renew: UploadEnv['renew'] = (image_id) =>
  api(opportunityApi.visitorFile, { image_id }, { expect: [...GONE, ...TEMPORARY] }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && GONE.includes(error.code)) return null;
      throw error;
    },
  );

/** How people without an account upload pictures, once this browser has proven their phone. */
export function useVisitorUploads(): UploadEnv {
  const language = useLanguage();
  return useMemo(
    () => ({
      t: translate,
      authorization: () => undefined,
      language: () => language,
      call: opportunityApi.visitorUpload.path,
      renew,
    }),
    [language],
  );
}
