/** Refusals of uploads in parts: before the first byte, on the way, and when finished. */
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QUOTA, ulid, UPLOADS } from '@ipw/domain';
import { type Caller, openFixtures } from '../testing/fixtures';
import { pdf } from '../testing/pdfs';
import { exact, picture } from '../testing/pictures';
import {
  announce,
  announcement,
  finish,
  idIn,
  offsetOf,
  sendPart,
  sendWhole,
  tus,
} from '../testing/upload-parts';
import { api, rows } from '../testing/server';
import { sweepUploads } from '../testing/sweep';
import { filesIn, storedCounts, openUploads } from '../testing/uploads';

const { db, dataDir } = api();
let ann: Caller;
let ben: Caller;

beforeEach(async () => {
  ({ ann, ben } = await openUploads());
});

describe('is refused before its first byte', () => {
  const { max } = UPLOADS.series_image;
  const said = { ...announcement('series_image', 'a.png', 9) };
  it.each<[string, Record<string, string>, string, string]>([
    ['no use', { 'upload-metadata': 'filename YS5wbmc=' }, 'usage', 'required'],
    ['a use that is none', announcement('constructor', 'a.png', 9), 'usage', 'choice'],
    ['a use of staff', announcement('banner', 'a.png', 9), 'usage', 'choice'],
    ['two uses', { 'upload-metadata': 'usage YQ==,usage YQ==' }, 'usage', 'duplicate'],
    ['no name', { 'upload-metadata': 'usage c2VyaWVzX2ltYWdl' }, 'file_name', 'required'],
    ['a kind it does not take', announcement('series_image', 'a.gif', 9), 'file', 'file_type'],
    ['no ending', announcement('series_image', 'png', 9), 'file', 'file_type'],
    ['too large by a byte', announcement('series_image', 'a.png', max + 1), 'file', 'file_size'],
    ['no length', { 'upload-length': '' }, 'file_size', 'required'],
    ['nothing', { 'upload-length': '0' }, 'file_size', 'min'],
    ['less than nothing', { 'upload-length': '-1' }, 'file_size', 'required'],
    ['a length in letters', { 'upload-length': '0x10' }, 'file_size', 'required'],
    ['another protocol', { 'tus-resumable': '0.2.2' }, 'tus-resumable', 'choice'],
  ])('%s', async (_name, headers, field, rule) => {
    for (const language of ['zh-CN', 'zh-TW', 'en']) {
      const response = await tus(ann, 'POST', '/api/uploads', {
        ...said,
        ...headers,
        'accept-language': language,
      });
      expect(response.status).toBe(400);
      expect(response.refusal).toMatchObject({ code: 40001, data: { errors: [{ field, rule }] } });
      expect(response.refusal!.data!.errors![0]!.msg).not.toMatch(/\{\w+\}|^rule\./);
    }
    expect([await rows('SELECT id FROM upload'), await filesIn('unfinished')]).toEqual([[], []]);
  });

  it('and is admitted at the very limit, under a name of its own', async () => {
    const path = await announce(ann, 'series_image', '../../x\n.png', max);
    const [row] = await rows<{ file_name: string }>('SELECT file_name FROM upload WHERE id = ?', [
      idIn(path),
    ]);
    expect(row!.file_name).toBe('x.png');
    expect(await filesIn('unfinished')).toEqual([idIn(path)]);
  });
});

describe('a part', () => {
  it.each<[string, number | string, number, Record<string, string>, number]>([
    ['that begins elsewhere', 1, 5, {}, 409],
    ['that begins nowhere', 'x', 5, {}, 400],
    ['that begins before the file', -1, 5, {}, 400],
    ['that reaches past the end', 0, 11, {}, 413],
    ['of another kind', 0, 5, { 'content-type': 'application/json' }, 400],
    ['of another protocol', 0, 5, { 'tus-resumable': '2' }, 400],
  ])('%s is refused', async (_name, offset, size, headers, status) => {
    const path = await announce(ann, 'avatar', 'a.png', 10);
    const type = { 'content-type': 'application/offset+octet-stream' };
    const response = await tus(
      ann,
      'PATCH',
      path,
      { ...type, 'upload-offset': String(offset), ...headers },
      { body: Buffer.alloc(size) },
    );
    expect(response.status).toBe(status);
    expect(await offsetOf(ann, path)).toBeLessThanOrEqual(10);
  });

  it('sent twice at once is taken once', async () => {
    const bytes = await exact('png', 900_000);
    const path = await announce(ann, 'series_image', 'a.png', bytes.length);
    await Promise.all([1, 2, 3].map(() => sendPart(ann, path, 0, bytes)));
    expect(await offsetOf(ann, path)).toBe(bytes.length);
    const answers = await Promise.all([1, 2, 3].map(() => finish(ann, path)));
    expect(new Set(answers.map(({ data }) => data.image_id)).size).toBe(1);
    expect(await storedCounts()).toEqual({ incoming: [], unfinished: [], files: 1 });
  });
});

it.each([
  [
    'something else inside',
    'avatar',
    'a.png',
    () => Promise.resolve(Buffer.from('MZ not this')),
    'file_type',
  ],
  ['a JPEG named .png', 'avatar', 'a.png', () => picture('jpeg'), 'file_type'],
  ['the wrong size', 'onepage_main', 'a.png', () => picture('png'), 'file_pixels'],
  [
    'a manual that opens something',
    'authorization_manual',
    'a.pdf',
    () => Promise.resolve(pdf({ entry: '/OpenAction 1 0 R' })),
    'pdf_opens',
  ],
] as const)('refuses %s once it is whole, and keeps nothing', async (_name, usage, name, bytes, rule) => {
  const answer = await sendWhole(ann, usage, name, await bytes());
  expect(answer.data.errors?.[0]?.rule).toBe(rule);
  expect(await storedCounts()).toEqual({ incoming: [], unfinished: [], files: 0 });
  expect(await rows('SELECT id FROM upload')).toEqual([]);
});

it('has room for so many unfinished ones, and for so many bytes', async () => {
  const paths = await Promise.all(
    Array.from({ length: QUOTA.unfinished }, () => announce(ann, 'avatar', 'a.png', 10)),
  );
  const more = () => tus(ann, 'POST', '/api/uploads', announcement('avatar', 'a.png', 10));
  expect((await more()).refusal!.data!.errors![0]).toMatchObject({ rule: 'file_unfinished' });
  expect((await tus(ann, 'DELETE', paths[0]!)).status).toBe(204);
  const at_once = await Promise.all([more(), more(), more()]);
  expect(at_once.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await filesIn('unfinished')).toHaveLength(QUOTA.unfinished);
  const { db: on } = await openFixtures();
  await on.insert('upload', {
    id: ulid(),
    owner_id: ben.id,
    usage_name: 'series_image',
    file_name: 'a.png',
    file_size: QUOTA.bytes - 9,
  });
  const full = await tus(ben, 'POST', '/api/uploads', announcement('avatar', 'a.png', 10));
  expect(full.refusal!.data!.errors![0]).toMatchObject({ rule: 'file_quota' });
});

it('forgets after a day what was never finished, and leaves younger ones alone', async () => {
  const [old, young] = [
    await announce(ann, 'avatar', 'a.png', 10),
    await announce(ann, 'avatar', 'b.png', 10),
  ];
  await db().query('UPDATE upload SET created_at = NOW(3) - INTERVAL 25 HOUR WHERE id = ?', [idIn(old)]);
  const lost = join(dataDir, 'unfinished', ulid());
  await writeFile(lost, 'x');
  const yesterday = new Date(Date.now() - 90_000_000);
  await utimes(lost, yesterday, yesterday);
  await sweepUploads();
  expect(await filesIn('unfinished')).toEqual([idIn(young)]);
  expect((await tus(ann, 'HEAD', old)).status).toBe(404);
});
