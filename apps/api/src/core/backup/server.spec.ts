/** The working folder of a run: private, alive while the run is, and removed when it was killed. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { ownFolder, ServerPrograms } from './server';

const dataDir = mkdtempSync(join(tmpdir(), 'working-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

const DAYS = 86_400_000;
/** More than any process has. */
const DEAD = '99999999';

it('removes folders of killed runs: of this machine at once, of other machines and containers after a day', async () => {
  const left = (name: string, days: number) => {
    const path = join(dataDir, name);
    mkdirSync(path);
    const at = new Date(Date.now() - days * DAYS);
    utimesSync(path, at, at);
  };
  const stay = [
    `backup-${hostname()}-${String(process.ppid)}.tmp`,
    // A machine whose name begins with that of this one.
    `backup-${hostname()}-2-${DEAD}.tmp`,
    'backup-4f0c2d1b9a3e-1.tmp',
  ];
  for (const name of stay) left(name, 0.9);
  left(`backup-${hostname()}-${DEAD}.tmp`, 0);
  left('backup-77aa2d1b9a3e-1.tmp', 1.1);
  left('uploads', 2);
  expect(await ownFolder(dataDir)).toBe(join(dataDir, `backup-${hostname()}-${String(process.pid)}.tmp`));
  expect(readdirSync(dataDir).sort()).toEqual([...stay, 'uploads'].sort());
});

it('touches the folder of a long run, until it ends', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout'] });
  const config = { DATABASE_URL: 'mysql://a:b@127.0.0.1/c' } as Config;
  const folder = join(dataDir, 'running.tmp');
  const programs = await ServerPrograms.open(config, folder);
  const old = new Date(Date.now() - 2 * DAYS);
  utimesSync(folder, old, old);
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  for (let tries = 0; tries < 100 && Date.now() - statSync(folder).mtimeMs > DAYS; tries += 1) await wait(10);
  expect(Date.now() - statSync(folder).mtimeMs).toBeLessThan(60_000);
  await programs.close();
  expect(existsSync(folder)).toBe(false);
});
