import type { UploadedFile } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { createContext, useContext } from 'react';
import type { UploadKey } from './i18n/upload.en';
import type { UploadLine } from './request';

/** What the app around the upload fields lends them: its words and its session. */
export interface UploadEnv extends UploadLine {
  /** The member whose files these are; without one, nothing outlives a reload. */
  owner?: () => string | null;
  /** A file with new addresses; null once it is gone. */
  renew: (image_id: string) => Promise<UploadedFile | null>;
  t: (key: UploadKey | SharedKey, args?: Record<string, string | number>) => string;
}

const Env = createContext<UploadEnv | null>(null);
export const UploadProvider = Env.Provider;

/** The words and session of the app around; missing provider is a programming error. */
export function useUploadEnv(): UploadEnv {
  const env = useContext(Env);
  if (!env) throw new Error('UploadProvider is missing');
  return env;
}
