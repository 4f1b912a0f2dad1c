import {
  commonApi,
  ERRORS,
  UPLOAD_PART_SIZE,
  type StsCredentials,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import { changeOf } from './changes';
import { refuseWith, request, type SendOptions, type UploadLine } from './request';
import { fileIn } from './send';

/** Exempts uploads and their calls from signing on servers that demand signatures. */
const UNSIGNED = { longcontent: '1' };
const TUS = { 'Tus-Resumable': '1.0.0' };

export interface PartsOptions extends SendOptions {
  /** Address of an earlier attempt, to resume it. After `#`: the bucket's upload id, if it went there. */
  address?: string | undefined;
  onAddress?: ((address: string) => void) | undefined;
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Announces the file; returns the address for its parts. */
async function announce(file: File, usage: Usage, line: UploadLine, signal: AbortSignal | undefined) {
  const changed = changeOf(file);
  const metadata = Object.entries({ usage, filename: file.name, ...(changed && { changed }) });
  const headers = {
    ...TUS,
    'Upload-Length': String(file.size),
    'Upload-Metadata': metadata.map(([key, value]) => `${key} ${base64(value)}`).join(','),
  };
  const answer = await request({ method: 'POST', url: '/api/uploads', headers }, line, { signal });
  const address = answer.header('location');
  return answer.status === 201 && address ? address : refuseWith(answer, answer.authorization);
}

/** The server's offset; undefined when it no longer knows the upload. */
async function uploadOffset(url: string, line: UploadLine, signal: AbortSignal | undefined) {
  const answer = await request({ method: 'HEAD', url, headers: TUS }, line, { signal });
  if (answer.status === 200) return Number(answer.header('upload-offset'));
  return answer.status === 404 ? undefined : refuseWith(answer, answer.authorization);
}

/** Credentials for the bucket; undefined when files go through the server. */
async function credentialsFor(
  folderId: string,
  usage: Usage,
  line: UploadLine,
  signal: AbortSignal | undefined,
) {
  const query = new URLSearchParams({ usage, folderId, ...UNSIGNED });
  const url = `/api/${commonApi.getSts.path}?${query.toString()}`;
  const answer = await request({ method: 'GET', url }, line, { signal });
  if (answer.envelope?.code === 0) return answer.envelope.data as unknown as StsCredentials;
  return answer.envelope?.code === ERRORS.NOT_FOUND.code
    ? undefined
    : refuseWith(answer, answer.authorization);
}

/** Uploads into the bucket; false when that is not possible. Loads the S3 client on first use. */
async function throughBucket(
  file: File,
  usage: Usage,
  line: UploadLine,
  { url, begun }: { url: string; begun: string | undefined },
  { onAddress, onProgress, signal }: PartsOptions,
): Promise<boolean> {
  const folderId = idIn(url);
  const first = await credentialsFor(folderId, usage, line, signal);
  if (!first) return false;
  const { sendToBucket } = await import('./bucket');
  return sendToBucket(file, first, {
    signal,
    onProgress,
    begun,
    credentials: async () => (await credentialsFor(folderId, usage, line, signal)) ?? first,
    onBegun: (number) => onAddress?.(`${url}#${number}`),
  });
}

/** Sends the remaining parts from `offset`. */
async function throughServer(
  file: File,
  url: string,
  offset: number,
  line: UploadLine,
  { onProgress, signal }: PartsOptions,
): Promise<void> {
  while (offset < file.size) {
    const from = offset;
    const body = file.slice(from, from + UPLOAD_PART_SIZE);
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
}

/**
 * Uploads a large file in parts: into the bucket if the server issues credentials, else through the server (tus 1.0), from
 * where an earlier attempt ended; then has it checked and stored. Bytes that have arrived are not sent again.
 */
export async function sendInParts(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: PartsOptions = {},
): Promise<UploadedFile> {
  const { address, onAddress, onProgress, signal } = options;
  let [url, begun] = address?.split('#') ?? [];
  let offset = url === undefined ? undefined : await uploadOffset(url, line, signal);
  if (url === undefined || offset === undefined) {
    url = await announce(file, usage, line, signal);
    begun = undefined;
    onAddress?.(url);
    offset = 0;
  }
  // An upload begun through the server is finished there.
  const straight = offset === 0 && (await throughBucket(file, usage, line, { url, begun }, options));
  if (!straight) await throughServer(file, url, offset, line, options);
  onProgress?.(1);
  const body = JSON.stringify({ upload_id: idIn(url), ...UNSIGNED });
  const headers = { 'Content-Type': 'application/json' };
  const finish = `/api/${commonApi.uploadFinish.path}`;
  return fileIn(await request({ method: 'POST', url: finish, headers, body }, line, { signal }));
}

const idIn = (url: string): string => url.split('/').at(-1)!;

/** Cancels an upload; the server deletes it after a day anyway. */
export const cancelUpload = (url: string, line: UploadLine): void =>
  void request({ method: 'DELETE', url, headers: TUS }, line, {}).catch(() => undefined);
