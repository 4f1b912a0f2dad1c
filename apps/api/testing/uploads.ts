/** Sends pictures as a client does, and opens their addresses. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile, Usage } from '@ipw/domain';
import type { Caller } from './ground';
import { api } from './server';

export interface Answer {
  code: number;
  data: UploadedFile & { errors?: { field: string; rule: string; msg: string }[] };
}

export async function upload(
  who: Caller,
  usage: Usage,
  name: string,
  bytes: Buffer,
  at = api().url,
): Promise<Answer> {
  const body = new FormData();
  body.set('usage', usage);
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${at}/api/common/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body,
  });
  return (await response.json()) as Answer;
}

export async function open(
  path: string,
  { at = api().url, range }: { at?: string; range?: string } = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(at + path, range ? { headers: { range } } : {});
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Names of all files below a folder of the data folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(api().dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
