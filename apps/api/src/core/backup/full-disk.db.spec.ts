/** Commands on a full disk: one line, exit code 1, nothing half-written; run again with room, they do their work. */
import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackedUp, backedUp } from '../../../testing/backups';
import { spawnSync } from 'node:child_process';
import { type SmallFolder, smallFolder } from '../../../testing/small-disk';
import { member, picture } from '../../../testing/fixtures';
import { api } from '../../../testing/server';

const MAIN = join(__dirname, '../../../dist/main.js');
/** Room in which a full backup's database has no place. */
const LITTLE = { disk: 8 << 10, file: 8 << 10 };

let on: BackedUp;
let disk: SmallFolder;
beforeAll(async () => {
  on = await backedUp();
  disk = await smallFolder('48m');
  await picture((await member()).id);
});
beforeEach(() => disk.free());

const filesBelow = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
    .filter((name) => name !== 'filler')
    .sort();

/** Runs a command that finds the disk as it is now. */
function run(args: string[], env: Record<string, string>) {
  const [program, ...rest] = disk.limited([process.execPath, MAIN, ...args]);
  const { status, stdout, stderr } = spawnSync(program!, rest, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      ...on.settings,
      ...env,
    },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { code: status, lines: (stdout + stderr).trimEnd().split('\n') };
}
const FULL = { code: 1, lines: [expect.stringMatching(/full|space left|ENOSPC|EFBIG|SIGXFSZ|too large/i)] };

/** Folders whose data the commands read: with keys, and the files of the product. */
async function dataIn(name: string): Promise<string> {
  const path = join(disk.path, name);
  await mkdir(path, { recursive: true });
  await copyFile(join(on.dataDir, 'keys.json'), join(path, 'keys.json'));
  return path;
}

/** Makes the log of the server half a megabyte longer, packed, and no copy of the database larger. */
async function grow(): Promise<void> {
  await api().db().query('CREATE DATABASE IF NOT EXISTS other');
  await api().db().query('CREATE OR REPLACE TABLE other.filling (text char(32))');
  await api().db().query('INSERT INTO other.filling SELECT MD5(RAND()) FROM seq_1_to_30000');
}

it('keeps no part of a backup that had no room, and makes one as soon as there is', async () => {
  const to = { BACKUP_TO: join(disk.path, 'backups'), BACKUP_KEYS_TO: join(disk.path, 'keys') };
  for (const room of [LITTLE, undefined]) {
    await disk.fill(room);
    expect(run(['backup'], to)).toEqual(FULL);
    const left = [...(await filesBelow(to.BACKUP_TO)), ...(await filesBelow(to.BACKUP_KEYS_TO))];
    expect(left.filter((name) => !name.startsWith('files/') || name.endsWith('.part'))).toEqual([]);
  }
  await disk.free();
  expect(run(['backup'], to)).toMatchObject({ code: 0 });
  const whole = await filesBelow(to.BACKUP_TO);
  const copy = whole.find((name) => name.startsWith('databases/'))!;
  const { size } = await stat(join(to.BACKUP_TO, copy));
  // The copy of the database has room, its log has not.
  await grow();
  await disk.fill({ disk: size + (64 << 10), file: size + (64 << 10) });
  expect(run(['backup'], to)).toEqual(FULL);
  expect(await filesBelow(to.BACKUP_TO)).toEqual(whole);
  expect(await readdir(join(to.BACKUP_TO, 'databases'))).toHaveLength(1);
  await disk.fill(LITTLE);
  expect(run(['backup', '--log'], to)).toEqual(FULL);
  expect(await filesBelow(to.BACKUP_TO)).toEqual(whole);
  await disk.free();
  expect(run(['backup', '--log'], to)).toMatchObject({ code: 0 });
  expect(run(['backup:verify', '--into', on.at('proof')], to).lines.at(-1)).toMatch(/connect|proven/);
});

it('leaves no folder of its own in a full DATA_DIR', async () => {
  const dir = await dataIn('working');
  const before = await filesBelow(dir);
  await disk.fill();
  expect(run(['backup'], { DATA_DIR: dir })).toEqual(FULL);
  expect(await filesBelow(dir)).toEqual(before);
});

it('restores again into a disk that was full', async () => {
  expect(await on.done(['backup'])).toMatchObject({ code: 0 });
  const empty = await on.emptyInstallation('small');
  const dir = await dataIn('restored');
  const to = { DATABASE_URL: empty.DATABASE_URL, DATA_DIR: dir };
  const keys = await readFile(join(dir, 'keys.json'));
  await disk.fill(LITTLE);
  expect(run(['restore'], to)).toEqual(FULL);
  expect(await filesBelow(dir)).toEqual(['keys.json']);
  // The product refuses what is half restored.
  expect(run([], to)).toMatchObject({ code: 1, lines: [expect.stringMatching(/^database: its restore/)] });
  await disk.free();
  expect(run(['restore'], to)).toMatchObject({ code: 0 });
  expect((await filesBelow(dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await readFile(join(dir, 'keys.json'))).toEqual(keys);
});

it('makes and rotates no half key', async () => {
  await on.emptyDatabase('fresh');
  const to = { DATABASE_URL: on.at('fresh'), DATA_DIR: join(disk.path, 'fresh') };
  await mkdir(to.DATA_DIR);
  expect(run(['migrate'], to)).toMatchObject({ code: 0 });
  await disk.fill();
  expect(run(['keys:init'], to)).toEqual(FULL);
  expect(await filesBelow(to.DATA_DIR)).toEqual([]);
  await disk.free();
  expect(run(['keys:init'], to)).toMatchObject({ code: 0 });
  const keys = await readFile(join(to.DATA_DIR, 'keys.json'));
  await disk.fill();
  expect(run(['keys:rotate'], to)).toEqual(FULL);
  expect(await filesBelow(to.DATA_DIR)).toEqual(['keys.json']);
  expect(await readFile(join(to.DATA_DIR, 'keys.json'))).toEqual(keys);
  await disk.free();
  expect(run(['keys:rotate'], to)).toMatchObject({ code: 0 });
  expect(run(['keys:check'], to)).toMatchObject({ code: 0 });
  await rm(to.DATA_DIR, { recursive: true });
});
