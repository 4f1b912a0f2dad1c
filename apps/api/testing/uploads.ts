/** Uploads pictures like a client, opens their addresses, and lists what is left behind. */
import { createHmac } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile, Usage } from '@ipw/domain';
import { type Caller, member } from './fixtures';
import { openKeys } from '../src/core/keys';
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

/** Opens an address in the browser of the viewer it was signed for, or with `cookie`. */
export async function open(
  path: string,
  { at = api().url, range, cookie }: { at?: string; range?: string; cookie?: string } = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const headers = { cookie: cookie ?? (await cookieOf(path)), ...(range && { range }) };
  const response = await fetch(at + path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const TABLES = { m: 'member', h: 'member', s: 'staff' } as const;

/** The cookie by which the newest session of a member or staff member opens files. */
export async function filesCookie(kind: 'member' | 'staff', id: string): Promise<string> {
  const found = await rows<{ id: string }>(
    'SELECT id FROM ?? WHERE ?? = ? AND ended_at IS NULL ORDER BY id DESC LIMIT 1',
    [`${kind}_session`, `${kind}_id`, id],
  );
  const session = found[0]?.id;
  if (!session) return '';
  const signature = createHmac('sha256', Buffer.from(openKeys(api().dataDir).address, 'base64'))
    .update(`${kind}_files\0${session}`)
    .digest('base64url');
  return `${kind}_files=${session}.${signature}`;
}

async function cookieOf(path: string): Promise<string> {
  const viewer = new URLSearchParams(path.split('?')[1] ?? '').get('v') ?? '';
  const kind = TABLES[viewer[0] as keyof typeof TABLES];
  return kind ? filesCookie(kind, viewer.slice(1).split('.')[0]!) : '';
}

/** Names of all files below a folder of a data folder. */
export async function filesIn(folder: string, dataDir = api().dataDir): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Numbers of stored files and rows of uploads. */
export const storedCounts = async () => ({
  incoming: await filesIn('incoming'),
  unfinished: await filesIn('unfinished'),
  files: (await rows('SELECT id FROM uploaded_file')).length,
});

/** Two members, and no files. */
export async function openUploads(): Promise<{ ann: Caller; ben: Caller }> {
  await api().reset();
  await rm(join(api().dataDir, 'unfinished'), { recursive: true, force: true });
  return { ann: await member(), ben: await member() };
}
