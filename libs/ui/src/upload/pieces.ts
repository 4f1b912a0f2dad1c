import { commonApi, PIECE, type UploadedFile, type Usage } from '@ipw/domain';
import { refuseWith, request, type SendOptions, type UploadLine } from './request';
import { fileIn } from './send';

const TUS = { 'Tus-Resumable': '1.0.0' };

export interface PiecesOptions extends SendOptions {
  /** Where an earlier attempt went; it goes on from there. */
  address?: string | undefined;
  onAddress?: ((address: string) => void) | undefined;
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Tells the server what will come; answers where to. */
async function announce(file: File, usage: Usage, line: UploadLine, signal: AbortSignal | undefined) {
  const headers = {
    ...TUS,
    'Upload-Length': String(file.size),
    'Upload-Metadata': `usage ${base64(usage)},filename ${base64(file.name)}`,
  };
  const answer = await request({ method: 'POST', url: '/api/uploads', headers }, line, { signal });
  const address = answer.header('location');
  return answer.status === 201 && address ? address : refuseWith(answer, answer.authorization);
}

/** How much of it the server has; undefined when it knows nothing of it any more. */
async function standing(url: string, line: UploadLine, signal: AbortSignal | undefined) {
  const answer = await request({ method: 'HEAD', url, headers: TUS }, line, { signal });
  if (answer.status === 200) return Number(answer.header('upload-offset'));
  return answer.status === 404 ? undefined : refuseWith(answer, answer.authorization);
}

/**
 * Sends a large file in pieces (tus 1.0), from where an earlier attempt came to an end, and has it checked and kept.
 * Nothing the server has is sent twice.
 */
export async function sendInPieces(
  file: File,
  usage: Usage,
  line: UploadLine,
  { address, onAddress, onProgress, signal }: PiecesOptions = {},
): Promise<UploadedFile> {
  let url = address;
  let offset = url === undefined ? undefined : await standing(url, line, signal);
  if (url === undefined || offset === undefined) {
    url = await announce(file, usage, line, signal);
    onAddress?.(url);
    offset = 0;
  }
  while (offset < file.size) {
    const from: number = offset;
    const body = file.slice(from, from + PIECE);
    const headers = {
      ...TUS,
      'Upload-Offset': String(from),
      'Content-Type': 'application/offset+octet-stream',
    };
    onProgress?.(from / file.size);
    const answer = await request({ method: 'PATCH', url, headers, body }, line, {
      signal,
      onProgress: (share) => onProgress?.((from + share * body.size) / file.size),
    });
    if (answer.status !== 204) return refuseWith(answer, answer.authorization);
    offset = Number(answer.header('upload-offset'));
  }
  onProgress?.(1);
  const body = JSON.stringify({ upload_id: url.split('/').at(-1) });
  const headers = { 'Content-Type': 'application/json' };
  const finish = `/api/${commonApi.uploadFinish.path}`;
  return fileIn(await request({ method: 'POST', url: finish, headers, body }, line, { signal }));
}

/** Takes back what was begun; the server forgets it after a day anyway. */
export const cancelPieces = (url: string, line: UploadLine): void =>
  void request({ method: 'DELETE', url, headers: TUS }, line, {}).catch(() => undefined);
