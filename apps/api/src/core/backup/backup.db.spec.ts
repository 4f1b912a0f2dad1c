/** Backups of a product that runs: restored to a second, whole, once, by those who have both keys, and never from altered bytes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { mortal } from '../../../testing/another';
import { type BackedUp, backedUp, keygen } from '../../../testing/backups';
import { call, completed, goods, issued, licensee, openShop, type Shop } from '../../../testing/codes';
import { type Caller, member, PASSWORD } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { readConfig } from '../config';
import { Notary } from './manifest';
import { FolderBlobStore } from '../providers/folder';
import { prune } from './prune';
import { restoreInto } from './restore';

let {
  folder,
  dataDir,
  settings,
  at,
  run,
  done,
  sql,
  hold,
  heldUp,
  killed,
  emptyDatabase,
  emptyInstallation,
} = {} as BackedUp;
let shop: Shop;
let merchant: string;
let leaver: Caller;
/** The second between the two goods. */
let between: string;
let kept: string;
let lost: string;
let lastNumber: number;

const MARKED = { code: 1, said: 'database: its restore is running or was interrupted: run restore again' };
const to = () => settings['BACKUP_TO']!;

beforeAll(async () => {
  ({ folder, dataDir, settings, at, run, done, sql, hold, heldUp, killed, emptyDatabase, emptyInstallation } =
    await backedUp());
  shop = await openShop();
  await completed(shop, 1000);
  merchant = await licensee(shop);
  await issued(shop, merchant);
  leaver = await member();
});

it('needs a full backup first, and then what came since', async () => {
  expect(await done(['backup', '--log'])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^backup: .*full/),
  });
  expect(await done(['backup'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^backup: \S+-base holds/),
  });
  // A full backup without the files would be believed for as long as nobody restores it.
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  cpSync(join(dataDir, 'keys.json'), join(elsewhere, 'keys.json'));
  for (const args of [['backup'], ['backup', '--log']])
    expect(await done(args, { DATA_DIR: elsewhere })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^backup: no stored file is there/),
    });
  kept = await goods(shop.ann, shop.ip_id);
  await wait(1200);
  between = `${new Date().toISOString().slice(0, 19)}Z`;
  lost = await goods(shop.ann, shop.ip_id);
  lastNumber = (await issued(shop, merchant))!;
  const asked = await call('member/requestClosure', leaver, { password: PASSWORD, agree: 1 });
  expect(asked).toMatchObject({ code: 0 });
  await api().db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await api().db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
  const journal = join(dataDir, 'anchors', 'erasures.jsonl');
  await until(async () => (existsSync(journal) ? true : undefined), 'the closure');

  // Killed while it works; the next run has all of it.
  const early = run(['backup', '--log']);
  const works = () => readdirSync(dataDir).some((name) => name.endsWith('.tmp'));
  await until(() => Promise.resolve(works() || undefined), 'its start');
  early.child.kill('SIGKILL');
  await early.ended;
  expect(await done(['backup', '--log'])).toMatchObject({ code: 0 });
  expect(works()).toBe(false);
  const manifests = await readdir(join(to(), 'manifests'));
  expect(manifests.filter((name) => name.endsWith('-base.json'))).toHaveLength(1);
  expect(await readdir(join(folder, 'keys'))).toHaveLength(1);
});

it('holds neither keys nor anything readable', async () => {
  const names = (await readdir(to(), { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const secret = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { index: string };
  for (const { parentPath, name } of names) {
    const bytes = await readFile(join(parentPath, name));
    expect(bytes.includes(secret.index) || bytes.includes('山茶兔')).toBe(false);
    if (name.endsWith('.age')) expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  }
});

it('is restored to a second, though killed in the middle, by one restore at a time', async () => {
  const empty = await emptyInstallation('r1');
  const args = ['restore', '--at', between, '--into', empty.DATABASE_URL];
  const first = run(args, empty);
  const tables = async () => (await sql('r1', 'SHOW TABLES')).length;
  await until(async () => ((await tables()) > 20 ? true : undefined), 'its first tables');
  first.child.kill('SIGSTOP');
  const second = await done(args, empty);
  await killed(first, 'r1');
  expect(second).toEqual({ code: 1, said: 'restore: another restore into this database is running' });
  expect(await done([], empty)).toMatchObject(MARKED);
  // Killed once more, when all is there and the product migrates and repeats closures.
  const whole = run(args, empty);
  const numbers = join(empty.DATA_DIR, 'anchors', 'batch-numbers.jsonl');
  await until(() => Promise.resolve(existsSync(numbers) || undefined), 'its anchors');
  const release = await hold('r1', 'SELECT * FROM lease FOR UPDATE');
  await heldUp('UPDATE lease SET holder');
  await killed(whole, 'r1', release);
  expect(await done([], empty)).toMatchObject(MARKED);
  const again = await done(args, empty);
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^restore: everything until .*audit log whole/),
  });

  const left = await sql<{ id: string }>('r1', 'SELECT id FROM code_goods WHERE id IN (?)', [[kept, lost]]);
  expect(left).toEqual([{ id: kept }]);
  const uploads = (base: string) =>
    readdirSync(join(base, 'uploads'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
  const known = (await sql<{ id: string }>('r1', 'SELECT id FROM uploaded_file')).map(({ id }) => id);
  const all = uploads(empty.DATA_DIR).filter(({ name }) => name === 'whole');
  expect(all.map(({ parentPath }) => parentPath.slice(-26)).sort()).toEqual(known.sort());
  for (const { parentPath, name } of uploads(empty.DATA_DIR)) {
    const path = join(parentPath, name);
    expect(readFileSync(path).equals(readFileSync(path.replace(empty.DATA_DIR, dataDir)))).toBe(true);
  }
  expect(
    await sql('r1', 'SELECT id FROM member WHERE id = ? AND closed_at IS NOT NULL', [leaver.id]),
  ).toHaveLength(1);
});

it('goes on from there: no number of a batch twice, sessions and all', async () => {
  const product = await mortal({ ...settings, DATABASE_URL: at('r1'), DATA_DIR: join(folder, 'r1') });
  const next = await issued(shop, merchant, product.url, (statement, params) => sql('r1', statement, params));
  expect(next).toBeGreaterThan(lastNumber);
  await product.kill();
});

it('is not restored over anything, nor with other keys, nor to a time it does not hold', async () => {
  const empty = await emptyInstallation('r2');
  const into = (database: string) => ['restore', '--into', at(database)];
  expect((await done(into('r1'), empty)).said).toMatch(/^restore: the database is not empty/);
  const tries = (env: Record<string, string>, time?: Date) =>
    restoreInto(readConfig({ ...settings, NODE_ENV: 'test', ...env }), new FolderBlobStore(to()), {
      at: time,
      files: undefined,
      boot: () => Promise.reject(new Error('restored')),
    });
  const keys = join(empty.DATA_DIR, 'keys.json');
  const right = readFileSync(keys, 'utf8');
  rmSync(keys);
  await expect(tries(empty)).rejects.toThrow(/^keys: .* is missing: put back/);
  writeFileSync(keys, right.replace(/"index": ".{4}/, '"index": "AAAA'));
  await expect(tries(empty)).rejects.toThrow(/^keys: .* holds another key 'index', and backup/);
  writeFileSync(keys, right);
  const other = join(folder, 'other.txt');
  keygen(other);
  await expect(tries({ ...empty, BACKUP_IDENTITY_FILE: other })).rejects.toThrow(
    /^age: .*no identity matched/,
  );
  await expect(tries(empty, new Date(0))).rejects.toThrow(/^restore: no full backup is older/);
  await expect(tries(empty, new Date(Date.now() + 3600_000))).rejects.toThrow(
    /^restore: no backup reaches to/,
  );

  // One byte changed, in each kind of object.
  const [known] = await rows<{ id: string }>('SELECT id FROM uploaded_file LIMIT 1');
  for (const kind of await readdir(to())) {
    const copy = join(folder, 'altered');
    cpSync(to(), copy, { recursive: true });
    const files = readdirSync(join(copy, kind), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name));
    // Of the stored files one that the database still knows.
    const path = files.findLast((one) => kind !== 'files' || one.endsWith(`/${known!.id}/whole.age`))!;
    const bytes = readFileSync(path);
    bytes[Math.floor(bytes.length * 0.6)]! ^= 1;
    writeFileSync(path, bytes);
    const config = readConfig({ ...settings, NODE_ENV: 'test', ...empty });
    const outcome = await restoreInto(config, new FolderBlobStore(copy), {
      at: undefined,
      files: undefined,
      boot: () => Promise.resolve(),
    }).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    expect({ kind, outcome }).toEqual({
      kind,
      outcome: expect.stringMatching(/^(backup|age|keys): [^\n]+$/) as string,
    });
    rmSync(copy, { recursive: true });
  }
});

it('writes nothing that counts when it stood still and another took its turn', async () => {
  const manifests = async () => (await readdir(join(to(), 'manifests'))).length;
  const before = await manifests();
  const frozen = run(['backup', '--log']);
  const held = "SELECT name FROM lease WHERE name = 'backup' AND held_until > SYSDATE(3)";
  await until(async () => (await rows(held)).length || undefined, 'its turn');
  frozen.child.kill('SIGSTOP');
  // It waits for the turn of the frozen one, which is over when it starts late.
  expect(await done(['backup', '--log'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/(^|\n)backup: \S+-log /),
  });
  frozen.child.kill('SIGCONT');
  expect(await frozen.ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^lease backup was lost/),
  });
  expect(await manifests()).toBe(before + 1);
});

it('is proven by a restore, which metrics show; what is too old is removed', async () => {
  await emptyDatabase('scratch');
  const drill = ['backup:verify', '--into', at('scratch')];
  const tables = (like = '%') => sql('scratch', 'SHOW TABLES LIKE ?', [like]);
  const first = run(drill);
  // The next table by name: from here on nothing but the end of the drill changes this one.
  await until(async () => (await tables('verification')).length || undefined, 'the next table');
  const release = await hold('scratch', 'SELECT id FROM uploaded_file LIMIT 1');
  await heldUp('DROP TABLE IF EXISTS `uploaded_file`');
  await killed(first, 'scratch', release);
  expect((await tables()).length).toBeGreaterThan(1);
  // Left by runs that were killed: one of two days ago, and one that may still go on.
  const [old, fresh] = ['old', 'fresh'].map((name) => join(dataDir, `verify-${name}`)) as [string, string];
  for (const folder of [old, fresh]) mkdirSync(folder);
  const days = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(old, days, days);
  const proven = await done(drill);
  expect([old, fresh].map((folder) => existsSync(folder))).toEqual([false, true]);
  rmSync(fresh, { recursive: true });
  expect(proven).toMatchObject({ code: 0, said: expect.stringMatching(/^backup: proven: restored until/) });
  expect(await tables()).toEqual([]);
  expect(await done(['backup'])).toMatchObject({ code: 0 });
  const { text } = await request(api().url).get('/metrics');
  for (const kind of ['base', 'log', 'proof'])
    expect(
      Number(new RegExp(`backup_at_seconds\\{kind="${kind}"\\} (\\S+)`).exec(text)?.[1]),
    ).toBeGreaterThan(Date.now() / 1000 - 600);

  const before = await readdir(join(to(), 'manifests'));
  const stored = (kind: string) =>
    ['files/00/00000000000000000000000000/', 'lists/'].map((place) => join(to(), place, `${kind}.age`));
  const put = (path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'no manifest names it');
  };
  stored('old').forEach(put);
  for (const one of await readdir(to(), { recursive: true })) utimesSync(join(to(), one), days, days);
  // As of a backup of the log that has not ended.
  stored('young').forEach(put);
  const scratch = new FolderBlobStore(join(folder, 'lists'));
  await prune(new FolderBlobStore(to()), new Notary(dataDir), 0, scratch);
  expect((await readdir(join(to(), 'manifests'))).length).toBeLessThan(before.length);
  const there = ['old', 'young'].map((kind) => stored(kind).map((path) => existsSync(path)));
  expect(there).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await done(drill)).toMatchObject({ code: 0 });
  expect(
    (await rows<{ kind: string }>('SELECT kind FROM backup_note ORDER BY kind')).map(({ kind }) => kind),
  ).toEqual(['base', 'log', 'proof']);
});
