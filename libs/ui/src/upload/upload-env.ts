import type { UploadedFile } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { createContext, useContext } from 'react';
import type { UploadKey } from './i18n/upload.en';
import type { UploadLine } from './request';

/** What the app provides to upload fields: words and session. */
export interface UploadEnv extends UploadLine {
  /** The member who owns the files; without one, nothing survives a reload. */
  owner?: () => string | null;
  /** A file with new addresses; null when it is gone. */
  renew: (image_id: string) => Promise<UploadedFile | null>;
  t: (key: UploadKey | SharedKey, args?: Record<string, string | number>) => string;
}

const Env = createContext<UploadEnv | null>(null);
export const UploadProvider = Env.Provider;

/** The app's words and session; a missing provider is a programming error. */
export function useUploadEnv(): UploadEnv {
  const env = useContext(Env);
  if (!env) throw new Error('UploadProvider is missing');
  return env;
}
