import type { UploadedFile, Usage } from '@ipw/domain';
import { upload } from './upload';
import { useUploadEnv } from './upload-env';

/** Sends a file that a page has chosen itself, with the retries and lanes of upload fields. */
export function useSendFile(): (file: File, usage: Usage) => Promise<UploadedFile> {
  const env = useUploadEnv();
  return (file, usage) => upload(file, usage, env);
}
