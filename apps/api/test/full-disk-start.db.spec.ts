/** A product whose log is on the full disk: it starts, serves and ends, and the log goes on when there is room. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../testing/ports';
import { staff } from '../testing/fixtures';
import { productionSettings } from '../testing/installation';
import { until } from '../testing/outbox';
import { api, atTheEnd, rows } from '../testing/server';
import { type SmallFolder, smallFolder } from '../testing/small-disk';
import { filesIn } from '../testing/uploads';

const MAIN = join(__dirname, '../dist/main.js');
let disk: SmallFolder;
let settings: Record<string, string>;
beforeAll(async () => {
  const { databaseUrl, dataDir, reset } = api();
  await reset();
  // Production demands an administrator.
  await staff('admin');
  await rows('UPDATE staff SET totp_exempt = 0');
  disk = await smallFolder();
  await copyFile(join(dataDir, 'keys.json'), join(disk.path, 'keys.json'));
  settings = {
    ...productionSettings((await smallFolder()).path),
    DATA_DIR: disk.path,
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DEMO: '0',
  };
});

const log = () => join(disk.path, 'api.log');
const address = () => `http://127.0.0.1:${settings['PORT']!}`;
const isReady = async () => (await fetch(`${address()}/health/ready`).catch(() => undefined))?.ok;
/** Starts the product with its output in a file of the data folder, as an operator may send it there. */
async function start(): Promise<ChildProcess> {
  const out = openSync(log(), 'a');
  const [program, ...args] = disk.limited([process.execPath, MAIN]);
  const child = spawn(program!, args, {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  atTheEnd(() => Promise.resolve(void child.kill('SIGKILL')));
  let over = false;
  child.once('exit', () => (over = true));
  await until(async () => {
    if (over) throw new Error(`ended instead of starting: ${readFileSync(log(), 'utf8')}`);
    return (await isReady()) || undefined;
  }, 'the start');
  return child;
}
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

it('starts on the full disk, serves and ends, without files of releases and their parts', async () => {
  await disk.fill();
  const child = await start();
  for (let calls = 0; calls < 50; calls += 1)
    expect((await fetch(`${address()}/health/live`)).status).toBe(200);
  expect(readFileSync(log(), 'utf8')).toBe('');
  expect((await filesIn('web', disk.path)).filter((name) => name.includes('.part'))).toEqual([]);
  await end(child);
  await disk.free();
  await end(await start());
  const named = async (path: string) => (await readdir(path).catch(() => [])).sort();
  expect(await named(join(disk.path, 'web/holder-web/assets'))).toEqual(
    await named(join(__dirname, '../../holder-web/dist/assets')),
  );
});

it('goes on logging when there is room, with the lines that waited', async () => {
  const child = await start();
  await disk.fill(undefined, child.pid);
  const marks = ['one', 'two', 'three'].map((name) => `spec-${name}-${String(process.pid)}`);
  for (const [at, mark] of marks.entries()) {
    if (at === 2) await disk.free(child.pid);
    for (let calls = 0; calls < 40; calls += 1)
      expect((await fetch(`${address()}/health/live`, { headers: { 'x-request-id': mark } })).status).toBe(
        200,
      );
  }
  const lines = () =>
    readFileSync(log(), 'utf8')
      .split('\n')
      // The last line may be half written.
      .slice(0, -1)
      .map((line) =>
        line.startsWith('{') ? (JSON.parse(line) as { request_id?: string }).request_id : undefined,
      );
  // Lines are written in order: the last call's tells that those before it are there.
  const last = `spec-last-${String(process.pid)}`;
  await fetch(`${address()}/health/live`, { headers: { 'x-request-id': last } });
  const seen = await until(() => {
    const ids = lines();
    return Promise.resolve(ids.includes(last) ? ids : undefined);
  }, 'the lines');
  for (const mark of marks) expect(seen.filter((id) => id === mark).length).toBe(40);
  await end(child);
});
