/** Backups of files in a bucket to a bucket: the commands as operators run them, against a storage that also fails. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { mortal } from '../../../testing/another';
import { type BackedUp, backedUp } from '../../../testing/backups';
import { bucketSettings, opened } from '../../../testing/bucket';
import { faultyBucket, type FaultyBucket } from '../../../testing/faulty-bucket';
import { type Caller, member } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { picture } from '../../../testing/pictures';
import { rows } from '../../../testing/server';
import { open, upload } from '../../../testing/uploads';
import type { Bucket } from '../providers/bucket';

const BACKUPS = 'backups';
const RESTORED = 'restored';
const EMPTY = 'empty';

let { dataDir, at, run, done, sql, emptyDatabase, emptyInstallation } = {} as BackedUp;
let env: Record<string, string>;
let proxy: FaultyBucket;
let files: Bucket;
let ann: Caller;
let large: string;
let second: string;
let third: string;
let path: string;
/** The second between the two pictures. */
let between: string;
let lost: string;

const bucketOf = (name: string) => opened({ ...env, S3_BUCKET: name });
const backups = async () => (await bucketOf(BACKUPS)).folder('of/ipw');
const keys = async (bucket: Bucket) => (await bucket.folder('uploads').list()).map(({ key }) => key);
const bytesOf = async (bucket: Bucket, key: string) =>
  buffer((await bucket.folder('uploads').read(key))!.stream);
const oneLine = (beginning: string) => ({
  code: 1,
  said: expect.stringMatching(new RegExp(`^${beginning}[^\\n]+$`)) as string,
});

async function stored(bytes: Buffer, name: string): Promise<{ id: string; path: string }> {
  const { code, data } = await upload(ann, 'series_image', name, bytes);
  expect(code).toBe(0);
  return { id: data.image_id, path: data.file_path };
}

beforeAll(async () => {
  env = await bucketSettings();
  proxy = await faultyBucket(env['S3_ENDPOINT']!);
  ({ dataDir, at, run, done, sql, emptyDatabase, emptyInstallation } = await backedUp({
    env: { ...env, BACKUP_S3_ENDPOINT: proxy.url },
    to: `s3://${BACKUPS}/of/ipw`,
  }));
  files = await opened(env);
  for (const Bucket of [BACKUPS, RESTORED, EMPTY]) await files.s3.createBucket({ Bucket });
  ann = await member();
  // Stored in several parts.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const pixels = { width: 2600, height: 2600, channels: 3, background: '#888', noise } as const;
  ({ id: large } = await stored(await sharp({ create: pixels }).jpeg({ quality: 60 }).toBuffer(), 'a.jpg'));
});

it('says in one line what is wrong with the bucket, and is run again', async () => {
  expect(await done(['backup'], { BACKUP_TO: 's3://missing/of/ipw' })).toEqual(
    oneLine('configuration: BACKUP_TO: missing cannot be reached'),
  );
  expect(await done(['restore', '--into', at('r0')])).toEqual(oneLine('restore: there is no backup'));
  // A part of a file that is sent in several, and the manifest, which comes last.
  for (const refused of [/^PUT .*\/files\/.*partNumber=2/, /^PUT .*\/manifests\//]) {
    proxy.break('refuse', refused);
    expect(await done(['backup'])).toEqual(oneLine('bucket: '));
    expect(proxy.broken()).toBeGreaterThan(0);
    proxy.heal();
  }
  expect(await (await backups()).list('manifests/')).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(await done(['backup'])).toMatchObject({ code: 0, said: expect.stringMatching(/^backup: \S+-base/) });
});

it('holds what came since, and nothing readable', async () => {
  ({ id: second, path } = await stored(await picture('png'), 'b.png'));
  await wait(1200);
  between = `${new Date().toISOString().slice(0, 19)}Z`;
  ({ id: lost } = await stored(await picture('jpeg'), 'c.jpg'));
  expect(await done(['backup', '--log'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^backup: \S+-log/),
  });
  const store = await backups();
  const names = (await store.list()).map(({ key }) => key);
  expect(names.filter((name) => name.startsWith('manifests/'))).toHaveLength(2);
  for (const id of [large, second, lost])
    expect(names).toContain(`files/${id.slice(-2).toLowerCase()}/${id}/whole.age`);
  for (const name of names.filter((one) => one.endsWith('.age'))) {
    const { stream } = (await store.read(name, { start: 0, end: 21 }))!;
    expect((await buffer(stream)).toString()).toBe('age-encryption.org/v1\n');
  }
});

it('backs the log up while a full backup copies files, and while it removes old ones', async () => {
  const store = await backups();
  const manifests = async () => (await store.list('manifests/')).length;
  const before = await manifests();
  // Its own way to the place, in which nothing is held up.
  const direct = { BACKUP_S3_ENDPOINT: env['S3_ENDPOINT']! };
  const log = { code: 0, said: expect.stringMatching(/^backup: \S+-log/) as string };
  ({ id: third } = await stored(await picture('png'), 'd.png'));
  proxy.break('silence', /^PUT .*\/files\//);
  const full = run(['backup']);
  await until(() => Promise.resolve(proxy.broken() || undefined), 'its first file');
  expect(await done(['backup', '--log'], direct)).toMatchObject(log);
  // It tries again, and then asks for unfinished writes, before it removes anything.
  proxy.heal();
  proxy.break('silence', /^GET .*[?&]uploads/);
  await until(async () => (await manifests()) === before + 2 || undefined, 'its manifest');
  await until(() => Promise.resolve(proxy.broken() || undefined), 'its removals');
  expect(await done(['backup', '--log'], direct)).toMatchObject(log);
  expect(full.child.exitCode).toBeNull();
  proxy.heal();
  expect(await full.ended).toMatchObject({ code: 0, said: expect.stringMatching(/^backup: \S+-base/) });
  expect(await manifests()).toBe(before + 3);
});

it('is proven in a scratch database, and leaves the files as they are', async () => {
  await emptyDatabase('scratch');
  const before = await keys(files);
  expect(await done(['backup:verify', '--into', at('scratch')])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^backup: proven: restored until \S+ \d+ files/),
  });
  expect(await sql('scratch', 'SHOW TABLES')).toEqual([]);
  expect(await keys(files)).toEqual(before);
});

it('is restored to a second, with its files in another bucket, and goes on there', async () => {
  const empty = { ...(await emptyInstallation('r1')), S3_BUCKET: RESTORED };
  const args = ['restore', '--at', between, '--into', empty.DATABASE_URL];
  proxy.break('cut', /^GET .*\/databases\//);
  expect(await done(args, empty)).toEqual(oneLine('backup: databases/\\S+ could not be read to its end'));
  proxy.heal();
  expect(await done(args, empty)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^restore: everything until .*audit log whole/),
  });
  const known = await sql<{ id: string }>('r1', 'SELECT id FROM uploaded_file ORDER BY id');
  expect(known).toEqual([large, second].sort().map((id) => ({ id })));
  const restored = await bucketOf(RESTORED);
  const names = await keys(restored);
  expect(names).toEqual((await keys(files)).filter((key) => ![lost, third].some((id) => key.includes(id))));
  for (const name of names)
    expect((await bytesOf(restored, name)).equals(await bytesOf(files, name))).toBe(true);
  const { url, kill } = await mortal({ ...env, ...empty });
  expect((await open(path, { at: url })).bytes.equals((await open(path)).bytes)).toBe(true);
  await kill();
});

it('is refused with one byte changed, in each kind of object', async () => {
  const store = await backups();
  const names = (await store.list()).map(({ key }) => key);
  const ofFiles = (name: string) => name.endsWith(`/${second}/whole.age`);
  for (const kind of ['manifests', 'databases', 'logs', 'lists', 'files']) {
    const name = names.findLast((one) => one.startsWith(`${kind}/`) && (kind !== 'files' || ofFiles(one)))!;
    const right = await buffer((await store.read(name))!.stream);
    const wrong = Buffer.from(right);
    wrong[Math.floor(wrong.length * 0.6)]! ^= 1;
    await store.put(name, wrong);
    const empty = { ...(await emptyInstallation('r2')), S3_BUCKET: EMPTY };
    const outcome = await done(['restore', '--into', empty.DATABASE_URL], empty);
    await store.put(name, right);
    // The byte may be one of a manifest's note of the keys.
    const says = kind === 'manifests' ? '(backup|keys): ' : '(backup|age): ';
    expect({ kind, ...outcome }).toEqual({ kind, ...oneLine(says) });
  }
});

it('is restored whole without a time', async () => {
  const empty = { ...(await emptyInstallation('r3')), S3_BUCKET: EMPTY };
  const outcome = await done(['restore', '--into', empty.DATABASE_URL], empty);
  expect(outcome).toMatchObject({ code: 0, said: expect.stringMatching(/^restore: everything until/) });
  const known = await sql<{ id: string }>('r3', 'SELECT id FROM uploaded_file ORDER BY id');
  expect(known).toEqual([large, second, third, lost].sort().map((id) => ({ id })));
  expect(await keys(await bucketOf(EMPTY))).toEqual(await keys(files));
});

it('is made with a copy of the keys and anchors alone, and notes the proof', async () => {
  const { DATA_DIR } = await emptyInstallation('r4');
  cpSync(join(dataDir, 'anchors'), join(DATA_DIR, 'anchors'), { recursive: true });
  expect(await done(['backup'], { DATA_DIR })).toMatchObject({ code: 0 });
  expect(readdirSync(DATA_DIR).sort()).toEqual(['anchors', 'keys.json']);
  const noted = await rows<{ kind: string }>('SELECT kind FROM backup_note ORDER BY kind');
  expect(noted.map(({ kind }) => kind)).toEqual(['base', 'log', 'proof']);
});
