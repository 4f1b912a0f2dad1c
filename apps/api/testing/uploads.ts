/** Sends pictures as a client does, opens their addresses, and looks what was left behind. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile, Usage } from '@ipw/domain';
import { type Caller, member } from './ground';
import { api, rows } from './server';

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

/** How much of all uploads there is. */
export const kept = async () => ({
  incoming: await filesIn('incoming'),
  unfinished: await filesIn('unfinished'),
  files: (await rows('SELECT id FROM uploaded_file')).length,
});

/** Two members, and no file of anybody. */
export async function openUploads(): Promise<{ ann: Caller; ben: Caller }> {
  await api().reset();
  await rm(join(api().dataDir, 'unfinished'), { recursive: true, force: true });
  return { ann: await member(), ben: await member() };
}
