import type { UploadedFile, Usage } from '@ipw/domain';
import { type Answer, refuseWith, request, type SendOptions, type UploadLine } from './request';

/** The file in a call's answer. */
export function fileIn(answer: Answer & { authorization: string | undefined }): UploadedFile {
  const { envelope } = answer;
  if (envelope?.code === 0 && envelope.data && 'image_id' in envelope.data)
    return envelope.data as unknown as UploadedFile;
  return refuseWith(answer, answer.authorization);
}

/** Sends one file unchanged, once. */
export async function send(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: SendOptions = {},
): Promise<UploadedFile> {
  // `usage` comes first, so that the server knows the limits before it reads the file.
  const body = new FormData();
  body.append('usage', usage);
  body.append('file', file, file.name);
  const url = `/api/common/upload?${new URLSearchParams({ usage }).toString()}`;
  return fileIn(await request({ method: 'POST', url, body }, line, options));
}
