/** A bucket that refuses, is silent, slow, or ends in the middle: callers get a clear refusal, and never half a file as a whole one. */
import { randomBytes } from 'node:crypto';
import { UPLOAD_PART_SIZE, type Usage } from '@ipw/domain';
import sharp from 'sharp';
import { bucketSettings, opened } from '../testing/bucket';
import { call } from '../testing/codes';
import { faultyBucket, type FaultyBucket } from '../testing/faulty-bucket';
import { type Caller, member } from '../testing/fixtures';
import { loggedProduct } from '../testing/logged-product';
import { until } from '../testing/outbox';
import { exact } from '../testing/pictures';
import { announce, finish, offsetOf, sendPart } from '../testing/upload-parts';
import { api, rows } from '../testing/server';
import { filesIn, open, upload } from '../testing/uploads';
import type { Bucket } from '../src/core/providers/bucket';

let proxy: FaultyBucket;
let bucket: Bucket;
let ann: Caller;
let ben: Caller;
/** A picture that stays about as large when it is encoded again. */
let noise: Buffer;

beforeAll(async () => {
  const env = await bucketSettings();
  proxy = await faultyBucket(env['S3_ENDPOINT']!);
  await loggedProduct({ ...env, S3_ENDPOINT: proxy.url });
  bucket = await opened(env);
  const raw = { width: 500, height: 400, channels: 3 } as const;
  noise = await sharp(randomBytes(500 * 400 * 3), { raw })
    .png()
    .toBuffer();
});

beforeEach(async () => {
  proxy.heal();
  await api().reset();
  [ann, ben] = [await member(), await member()];
});

const keysIn = async (folder: string) => (await bucket.folder(folder).list()).map(({ key }) => key);

interface Stored {
  id: string;
  whole: string;
  /** A smaller picture, made when it is opened first. */
  small: string;
}

/** Stores a picture that everybody may open; papers only their owner. */
async function stored(usage: Usage = 'avatar', who = ann): Promise<Stored> {
  const { code, data } = await upload(who, usage, 'a.png', noise);
  expect(code).toBe(0);
  await api().db().query('UPDATE uploaded_file SET open = 1, image_status = 1 WHERE id = ?', [data.image_id]);
  return { id: data.image_id, whole: data.file_path, small: `/files/${data.image_id}/t640` };
}

/** Status, retry time and code of an upload's answer. */
async function sent(who: Caller, usage: Usage) {
  const body = new FormData();
  body.set('usage', usage);
  body.append('file', new Blob([new Uint8Array(noise)]), 'a.png');
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await fetch(`${api().url}/api/common/upload`, { method: 'POST', headers, body });
  const { code } = (await answer.json()) as { code: number };
  return { status: answer.status, retry: answer.headers.get('retry-after'), code };
}
const busy = { status: 503, retry: '2', code: 50300 };

/** What a client sees of an answer: its status and how it may be cached, or that its connection ended before its end. */
const outcome = (path: string, range?: string) =>
  open(path, range ? { range } : {}).then(
    ({ status, headers }) => `${String(status)} ${String(headers.get('cache-control'))}`,
    () => 'broken',
  );
const REFUSED = '503 no-store';

it('refuses an upload while the bucket does, keeps nothing of it, and takes it when the bucket does', async () => {
  const before = await keysIn('uploads');
  proxy.break('refuse');
  expect(await sent(ann, 'avatar')).toEqual(busy);
  expect(await sent(ann, 'rights_document')).toEqual(busy);
  proxy.heal();
  // Its thumbnails are stored first.
  proxy.break('refuse', /^(PUT|DELETE) .*\/whole/);
  expect(await sent(ann, 'avatar')).toEqual(busy);
  expect((await keysIn('uploads')).length).toBeGreaterThan(before.length);
  expect(await rows('SELECT id FROM uploaded_file')).toEqual([]);
  expect(await filesIn('incoming')).toEqual([]);
  const removed = async () => {
    await rows("UPDATE job SET run_at = NOW(3) WHERE kind = 'remove_file' AND state = 'queued'");
    return (await keysIn('uploads')).length === before.length || undefined;
  };
  const done = "SELECT id FROM job WHERE kind = 'remove_file' AND state = 'done'";
  // The bucket still refuses, so the jobs leave the work to later ones.
  await removed();
  await until(async () => (await rows(done)).length || undefined, 'the first job');
  proxy.heal();
  await until(removed, 'the removal of what was stored');
  await stored();
  await stored('rights_document');
});

it('refuses parts while the bucket does, and goes on with those that arrived', async () => {
  const bytes = await exact('jpeg', UPLOAD_PART_SIZE + 100_000);
  const path = await announce(ann, 'series_image', 'a.jpg', bytes.length);
  expect((await sendPart(ann, path, 0, bytes.subarray(0, UPLOAD_PART_SIZE))).status).toBe(204);
  proxy.break('refuse', /^PUT/);
  const rest = bytes.subarray(UPLOAD_PART_SIZE);
  const refused = await sendPart(ann, path, UPLOAD_PART_SIZE, rest);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  proxy.heal();
  expect(await offsetOf(ann, path)).toBe(UPLOAD_PART_SIZE);
  expect((await sendPart(ann, path, UPLOAD_PART_SIZE, rest)).status).toBe(204);
  // The finished file is read from its parts, and half of one is none.
  proxy.break('cut', /^GET \S+\/unfinished\/\S+\/0000/);
  expect((await finish(ann, path)).code).toBe(50300);
  expect(proxy.broken()).toBe(1);
  proxy.heal();
  expect((await finish(ann, path)).data).toMatchObject({ file_size: bytes.length });
});

it('answers others while the bucket is silent, and refuses those who wait before they give up', async () => {
  const [hung, other, half] = [await stored(), await stored('avatar', ben), await stored()];
  proxy.break('silence', new RegExp(`^GET .*${hung.id}/whole`));
  proxy.break('silence', /^PUT .*\/whole/);
  proxy.break('stall', new RegExp(`^GET .*${half.id}/whole`));
  const waiting = Promise.all(Array.from({ length: 50 }, () => outcome(hung.whole)));
  const stalled = outcome(half.whole);
  // Made in a lane that the pictures of all members share.
  const making = outcome(half.small);
  const sending = sent(ann, 'avatar');
  await until(() => Promise.resolve(proxy.broken() >= 53 || undefined), 'the faults');
  expect((await open(other.whole)).status).toBe(200);
  expect(await call('message/list', ben)).toMatchObject({ code: 0, data: { total: 0 } });

  expect(await stalled).toBe('broken');
  expect(await making).toBe(REFUSED);
  expect(await sending).toEqual(busy);
  expect(new Set(await waiting)).toEqual(new Set([REFUSED]));
  proxy.heal();
  for (const path of [hung.whole, half.whole, half.small]) expect((await open(path)).status).toBe(200);
  expect((await sent(ann, 'avatar')).code).toBe(0);
});

describe.each(['avatar', 'rights_document'] as const)('of a stored %s', (usage) => {
  it('never answers half as a whole, and answers the next whole again', async () => {
    const { whole } = await stored(usage);
    const { bytes } = await open(whole);
    for (const range of [undefined, 'bytes=1000-', 'bytes=0-99', 'bytes=-150000']) {
      const asked = () => open(whole, range ? { range } : {});
      const right = await asked();
      expect(right.bytes.length).toBeGreaterThan(0);
      proxy.break('cut', /^GET .*whole/);
      expect(['broken', REFUSED]).toContain(await outcome(whole, range));
      expect(proxy.broken()).toBeGreaterThan(0);
      proxy.heal();
      const again = await asked();
      expect(again.status).toBe(range ? 206 : 200);
      expect(again.bytes.equals(right.bytes)).toBe(true);
    }
    proxy.break('cut', /^GET .*whole/);
    expect(await outcome(whole)).toBe('broken');
    proxy.heal();
    expect((await open(whole)).bytes.equals(bytes)).toBe(true);
  });

  it('answers a slow bucket’s bytes as they are', async () => {
    const { whole } = await stored(usage);
    const { bytes } = await open(whole);
    expect(bytes.length).toBeGreaterThan(300_000);
    proxy.break('trickle', /^GET/);
    const [slow, part] = await Promise.all([open(whole), open(whole, { range: 'bytes=70000-200000' })]);
    expect(proxy.broken()).toBeGreaterThanOrEqual(3);
    expect(slow.bytes.equals(bytes)).toBe(true);
    expect(part.status).toBe(206);
    expect(part.bytes.equals(bytes.subarray(70_000, 200_001))).toBe(true);
  });
});

it('makes no smaller picture of half a picture', async () => {
  const { small } = await stored();
  proxy.break('cut', /^GET .*whole/);
  expect(await outcome(small)).toBe(REFUSED);
  proxy.heal();
  const { bytes } = await open(small);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 500, height: 400 });
});
