/** Sends a large file in parts like a tus client, one request at a time. */
import type { UploadedFile, Usage } from '@ipw/domain';
import type { Caller } from './fixtures';
import { api } from './server';

interface Refusal {
  code: number;
  data: { errors?: { field: string; rule: string; msg: string }[]; offset?: number } | null;
}
export interface TusResponse {
  status: number;
  headers: Headers;
  text: string;
  refusal: Refusal | undefined;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

export const announcement = (usage: string, name: string, size: number | string) => ({
  'upload-metadata': `usage ${base64(usage)},filename ${base64(name)}`,
  'upload-length': String(size),
});

export async function tus(
  who: Caller | undefined,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  { body, at = api().url, signal }: { body?: Buffer; at?: string; signal?: AbortSignal } = {},
): Promise<TusResponse> {
  const response = await fetch(`${at}${path}`, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...headers,
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  const refusal = text.startsWith('{') ? (JSON.parse(text) as Refusal) : undefined;
  return { status: response.status, headers: response.headers, text, refusal };
}

/** Announces a file; returns the address for its parts. */
export async function announce(
  who: Caller,
  usage: Usage,
  name: string,
  size: number,
  at = api().url,
): Promise<string> {
  const response = await tus(who, 'POST', '/api/uploads', announcement(usage, name, size), { at });
  if (response.status !== 201) throw new Error(response.text);
  return response.headers.get('location')!;
}

export const sendPart = (who: Caller, path: string, offset: number | string, body: Buffer, at?: string) =>
  tus(
    who,
    'PATCH',
    path,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    { body, ...(at ? { at } : {}) },
  );

/** The offset of an upload. */
export const offsetOf = async (who: Caller, path: string, at = api().url) =>
  Number((await tus(who, 'HEAD', path, {}, { at })).headers.get('upload-offset'));

export const idIn = (path: string): string => path.split('/').at(-1)!;

/** The call that turns a complete upload into a file. */
export async function finish(
  who: Caller,
  path: string,
  at = api().url,
): Promise<{ code: number; msg: string; data: UploadedFile & NonNullable<Refusal['data']> }> {
  const response = await fetch(`${at}/api/common/uploadFinish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ upload_id: idIn(path) }),
  });
  return (await response.json()) as never;
}

/** Sends a file in two parts and finishes it. */
export async function sendWhole(who: Caller, usage: Usage, name: string, bytes: Buffer) {
  const path = await announce(who, usage, name, bytes.length);
  const half = bytes.length >> 1;
  await sendPart(who, path, 0, bytes.subarray(0, half));
  await sendPart(who, path, half, bytes.subarray(half));
  return finish(who, path);
}
