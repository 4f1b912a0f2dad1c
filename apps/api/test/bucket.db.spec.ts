/** Files in a bucket instead of a folder: a real S3-compatible storage with its token service. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_PART_SIZE, type StsCredentials } from '@ipw/domain';
import sharp from 'sharp';
import { mortal } from '../testing/another';
import { bucketSettings, clientWith, opened } from '../testing/bucket';
import { type Caller, member } from '../testing/fixtures';
import { exact, picture } from '../testing/pictures';
import { announce, finish, idIn, sendPart, tus } from '../testing/upload-parts';
import { api } from '../testing/server';
import { sweepBucket } from '../testing/sweep';
import { filesIn, open, upload } from '../testing/uploads';
import { readConfig } from '../src/core/config';
import { Anchors } from '../src/core/audit/anchors';
import { LockedMarks } from '../src/core/providers/locked-marks';
import { BatchNumberService } from '../src/code/issue/batch-number.service';
import type { Bucket } from '../src/core/providers/bucket';

const { url, db, reset } = api();
let env: Record<string, string>;
let bucket: Bucket;
let at: string;
let ann: Caller;
let ben: Caller;

beforeAll(async () => {
  env = await bucketSettings();
  [bucket, { url: at }] = await Promise.all([opened(env), mortal(env)]);
});

beforeEach(async () => {
  await reset();
  [ann, ben] = [await member(), await member()];
});

const keysIn = async (folder: string) => (await bucket.folder(folder).list()).map(({ key }) => key);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const keptHash = async (id: string) => {
  const [rows] = await db().query('SELECT sha256 FROM uploaded_file WHERE id = ?', [id]);
  return (rows as { sha256: string }[])[0]?.sha256;
};
async function credentialsFor(who: Caller, path: string, usage = 'series_image') {
  const query = new URLSearchParams({ usage, folderId: idIn(path) });
  const response = await fetch(`${at}/api/common/getSts?${String(query)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  return (await response.json()) as { code: number; data: StsCredentials };
}

it('keeps files in the bucket, for nobody but the product, and serves them and parts of them', async () => {
  const inFolder = await filesIn('uploads');
  const { data } = await upload(ann, 'avatar', 'a.png', await picture('png'), at);
  expect(await keysIn('uploads')).toEqual(
    expect.arrayContaining([expect.stringContaining(`${data.image_id}/whole`)]),
  );
  expect(await filesIn('uploads')).toEqual(inFolder);
  const whole = await open(data.file_path, { at });
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  const part = await open(data.file_path, { at, range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${String(whole.bytes.length)}`,
  ]);
  expect(part.bytes).toEqual(whole.bytes.subarray(10, 20));
  expect((await open(data.thumb_path!, { at })).headers.get('content-type')).toBe('image/webp');
  expect((await open(data.file_path, { at: url })).status).toBe(404);
  const key = `uploads/${data.image_id.slice(-2).toLowerCase()}/${data.image_id}/whole`;
  expect((await fetch(`${env['S3_ENDPOINT']!}/${bucket.name}/${key}`)).status).toBe(403);
});

it('keeps papers sealed there, and opens any part of them', async () => {
  const noise = { raw: { width: 300, height: 250, channels: 3 } } as const;
  const bytes = await sharp(randomBytes(300 * 250 * 3), noise)
    .png()
    .toBuffer();
  const { data } = await upload(ann, 'rights_document', 'a.png', bytes, at);
  const { image_id: id } = data;
  const stored = await bucket.folder('uploads').read(`${id.slice(-2).toLowerCase()}/${id}/whole`);
  expect((await buffer(stored!.stream)).subarray(0, 8).toString('latin1')).toBe('\0sealed1');
  const whole = (await open(data.file_path, { at })).bytes;
  expect(whole.subarray(1, 4).toString()).toBe('PNG');
  for (const [start, end] of [
    [0, 0],
    [65_535, 65_536],
    [100_000, whole.length - 1],
  ] as const) {
    const part = await open(data.file_path, { at, range: `bytes=${String(start)}-${String(end)}` });
    expect(part.bytes.equals(whole.subarray(start, end + 1))).toBe(true);
  }
  const end = await open(data.file_path, { at, range: 'bytes=-5' });
  expect(end.bytes).toEqual(whole.subarray(-5));
  expect((await open(data.file_path, { at, range: `bytes=${String(whole.length)}-` })).status).toBe(200);
});

it('goes on after a kill with what had arrived, at any process, and keeps parts sealed', async () => {
  const bytes = await exact('jpeg', 2 * UPLOAD_PART_SIZE + 100_000);
  const first = await mortal(env);
  const path = await announce(ann, 'series_image', 'a.jpg', bytes.length, first.url);
  expect((await sendPart(ann, path, 0, bytes.subarray(0, UPLOAD_PART_SIZE), first.url)).status).toBe(204);
  // The process is killed while the second part is being sent.
  const sending = request(`${first.url}${path}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': UPLOAD_PART_SIZE,
      'upload-offset': UPLOAD_PART_SIZE,
      authorization: `Bearer ${ann.token}`,
    },
  });
  const cut = once(sending, 'error');
  await new Promise((resolve) =>
    sending.write(bytes.subarray(UPLOAD_PART_SIZE, UPLOAD_PART_SIZE + 1_000_000), resolve),
  );
  await first.kill();
  await cut;
  const offset = await tus(ann, 'HEAD', path, {}, { at });
  expect(offset.headers.get('upload-offset')).toBe(String(UPLOAD_PART_SIZE));
  expect((await sendPart(ann, path, 0, bytes.subarray(0, 10), at)).status).toBe(409);
  const [key] = await keysIn('unfinished');
  const stored = await buffer((await bucket.folder('unfinished').read(key!))!.stream);
  expect(stored.includes(bytes.subarray(0, 16))).toBe(false);
  expect((await sendPart(ann, path, UPLOAD_PART_SIZE, bytes.subarray(UPLOAD_PART_SIZE), at)).status).toBe(
    204,
  );
  const { data } = await finish(ann, path, at);
  expect(await keptHash(data.image_id)).toBe(sha256(bytes));
  expect(await keysIn('unfinished')).toEqual([]);
});

it('lends credentials for one file of one’s own, which can write it and nothing else', async () => {
  const bytes = await exact('jpeg', UPLOAD_PART_SIZE + 500_000);
  const path = await announce(ann, 'series_image', 'a.jpg', bytes.length, at);
  expect((await credentialsFor(ben, path)).code).toBe(40400);
  expect((await credentialsFor(ann, path, 'avatar')).code).toBe(40400);
  const { data: credentials } = await credentialsFor(ann, path);
  expect(credentials).toMatchObject({
    bucket: bucket.name,
    prefix: `ipfast/${idIn(path)}/`,
    region: 'default',
  });
  const life = Date.parse(credentials.expires_at) - Date.now();
  expect(life > 800_000 && life <= 900_000).toBe(true);

  const lent = clientWith(env, credentials);
  const Bucket = credentials.bucket;
  const refused = expect.objectContaining({ name: 'AccessDenied' }) as Error;
  await expect(lent.putObject({ Bucket, Key: 'ipfast/another/a.jpg', Body: 'x' })).rejects.toEqual(refused);
  await expect(lent.putObject({ Bucket, Key: 'uploads/a', Body: 'x' })).rejects.toEqual(refused);
  await expect(lent.listObjectsV2({ Bucket })).rejects.toEqual(refused);

  const target = { Bucket, Key: `${credentials.prefix}四季 1.jpg` };
  const { UploadId } = await lent.createMultipartUpload(target);
  const parts = [bytes.subarray(0, UPLOAD_PART_SIZE), bytes.subarray(UPLOAD_PART_SIZE)];
  const Parts = [];
  for (const [index, Body] of parts.entries()) {
    const PartNumber = index + 1;
    Parts.push({ PartNumber, ETag: (await lent.uploadPart({ ...target, UploadId, PartNumber, Body })).ETag });
  }
  expect((await lent.listParts({ ...target, UploadId })).Parts).toHaveLength(2);
  expect((await finish(ann, path, at)).data.errors?.[0]).toMatchObject({ rule: 'file_partial' });
  await lent.completeMultipartUpload({ ...target, UploadId, MultipartUpload: { Parts } });
  await expect(lent.getObject(target)).rejects.toEqual(refused);
  await expect(lent.deleteObject(target)).rejects.toEqual(refused);

  expect((await finish(ben, path, at)).code).toBe(40400);
  const { data } = await finish(ann, path, at);
  expect(data).toMatchObject({ file_name: 'a.jpg', file_size: bytes.length });
  expect(await keptHash(data.image_id)).toBe(sha256(bytes));
  expect(await keysIn('ipfast')).toEqual([]);
  expect((await credentialsFor(ann, path)).code).toBe(40400);
});

it('judges what a browser wrote itself like every other file, and keeps nothing of what it refuses', async () => {
  const bytes = Buffer.from('<svg onload="alert(1)"/>'.padEnd(40));
  const path = await announce(ann, 'series_image', 'a.png', bytes.length, at);
  const { data: credentials } = await credentialsFor(ann, path);
  await clientWith(env, credentials).putObject({
    Bucket: credentials.bucket,
    Key: `${credentials.prefix}a.png`,
    Body: bytes,
  });
  expect((await finish(ann, path, at)).data.errors?.[0]).toMatchObject({ field: 'file', rule: 'file_type' });
  expect(await keysIn('ipfast')).toEqual([]);
  const paper = await announce(ann, 'rights_document', 'a.png', bytes.length, at);
  expect((await credentialsFor(ann, paper, 'rights_document')).code).toBe(40400);
});

it('sweeps what nobody refers to and what nobody finished', async () => {
  const { data } = await upload(ann, 'avatar', 'a.png', await picture('png'), at);
  const path = await announce(ann, 'series_image', 'a.png', 1000, at);
  await sendPart(ann, path, 0, Buffer.alloc(10), at);
  const { data: credentials } = await credentialsFor(ann, path);
  const target = { Bucket: credentials.bucket, Key: `${credentials.prefix}a.png` };
  await clientWith(env, credentials).createMultipartUpload(target);
  await sweepBucket(bucket, new Date(0));
  expect(await keysIn('unfinished')).toHaveLength(1);
  await db().query('UPDATE uploaded_file SET created_at = NOW(3) - INTERVAL 25 HOUR');
  await db().query('UPDATE upload SET created_at = NOW(3) - INTERVAL 25 HOUR');
  await bucket.folder('ipfast').put('forgotten/a.png', Buffer.from('x'));
  await sweepBucket(bucket, new Date(Date.now() + 60_000));
  expect([...(await keysIn('unfinished')), ...(await keysIn('ipfast'))]).toEqual([]);
  expect((await keysIn('uploads')).filter((key) => key.includes(data.image_id))).toEqual([]);
  const { Uploads } = await bucket.s3.listMultipartUploads({ Bucket: bucket.name });
  expect(Uploads ?? []).toEqual([]);
});

describe('marks in a bucket with object lock', () => {
  const LOCKED = 'locked';
  const config = (to = `s3://${LOCKED}/marks`) =>
    readConfig({ NODE_ENV: 'test', ...env, DATABASE_URL: api().databaseUrl, ANCHORS_TO: to });
  let marks: LockedMarks;
  let folder: string;
  beforeAll(async () => {
    await bucket.s3.createBucket({ Bucket: LOCKED, ObjectLockEnabledForBucket: true });
    marks = (await LockedMarks.open(config()))!;
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ipw-marks-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are refused for a bucket that does not lock', async () => {
    await expect(LockedMarks.open(config(`s3://${bucket.name}`))).rejects.toThrow(
      `configuration: ANCHORS_TO: the bucket ${bucket.name} has no object lock`,
    );
    expect(await LockedMarks.open({ ...config(), ANCHORS_TO: undefined })).toBeUndefined();
  });

  it('cannot be deleted or shortened by whoever has the key pair, and are seen behind a delete marker', async () => {
    await marks.put('trial/1');
    const at = { Bucket: LOCKED, Key: 'marks/trial/1' };
    const { VersionId } = await bucket.s3.headObject(at);
    await expect(bucket.s3.deleteObject({ ...at, VersionId })).rejects.toThrow();
    await expect(
      bucket.s3.deleteObject({ ...at, VersionId, BypassGovernanceRetention: true }),
    ).rejects.toThrow();
    await expect(
      bucket.s3.putObjectRetention({
        ...at,
        VersionId,
        Retention: { Mode: 'COMPLIANCE', RetainUntilDate: new Date(Date.now() + 60_000) },
      }),
    ).rejects.toThrow();
    await bucket.s3.deleteObject(at);
    await bucket.s3.putObject({ ...at, Body: 'something else' });
    expect(await marks.keys('trial/')).toEqual(['trial/1']);
  });

  it('keep a number from being issued twice after database and data folder were both restored', async () => {
    const statements: string[] = [];
    const numbers = () =>
      new BatchNumberService(
        {
          one: () => Promise.resolve({ highest: 41 }),
          execute: (sql: string) => Promise.resolve(statements.push(sql)),
        } as never,
        { DATA_DIR: folder },
        marks,
        {} as never,
      );
    const before = numbers();
    await before.reconcile();
    await before.record(57);
    expect(await marks.keys('batch-numbers/')).toEqual([
      'batch-numbers/000000000041',
      'batch-numbers/000000000057',
    ]);
    // The folder of the time before batch 57.
    rmSync(folder, { recursive: true });
    const after = numbers();
    await after.reconcile();
    expect(statements).toEqual(['ALTER TABLE code_batch AUTO_INCREMENT = 58']);
    await expect(after.record(57)).rejects.toMatchObject({ reason: 'BUSY' });
  });

  it('show an audit log that was cut together with its anchors, until a restore says where it ends', async () => {
    const anchors = new Anchors(folder, marks);
    const [first, second] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
    await anchors.lock({ number: 5, hash: first });
    await anchors.lock({ number: 9, hash: second });
    const read = async () => {
      const reader = await anchors.open();
      return [reader.at(5), reader.at(9), reader.last, reader.restores];
    };
    expect(await read()).toEqual([[first], [second], 9, []]);
    await anchors.lockRestore(6);
    const restores = [{ at: expect.stringContaining('T') as string, number: 6 }];
    expect(await read()).toEqual([[first], [], 5, restores]);
    // Lines after the restore have the numbers of lines before it.
    await anchors.lock({ number: 9, hash: first });
    expect(await read()).toEqual([[first], [first], 9, restores]);
  });
});
