/** An additional API process on this worker's database and data folder, with settings of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './outbox';
import { api, rows } from './server';

const DAY_MS = 86_400_000;
const MAIN = join(__dirname, '../dist/main.js');
const running: ChildProcess[] = [];

/** Starts it and returns its address. `clockMs` shifts its clock. */
export const another = async (env: Record<string, string> = {}, clockMs = 0): Promise<string> =>
  (await mortal(env, clockMs)).url;

export interface Mortal {
  url: string;
  pid: number;
  child: ChildProcess;
  kill: () => Promise<void>;
}

/** A clock that is `byMs` ahead, and that much more after each SIGUSR2. */
const shifted = (byMs: number) =>
  `let by=${String(byMs)};process.on('SIGUSR2',()=>{by+=${String(byMs)}});const now=Date.now,Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(now()+by)}static now(){return now()+by}}`;

/** The same, with a way to kill it as a power cut would, without cleanup. */
export async function mortal(env: Record<string, string> = {}, clockMs = 0): Promise<Mortal> {
  const { databaseUrl, dataDir, url } = api();
  const shift = shifted(clockMs);
  const child = spawn(
    process.execPath,
    [...(clockMs ? ['--import', `data:text/javascript,${encodeURIComponent(shift)}`] : []), MAIN],
    {
      env: {
        ...process.env,
        DEMO: '0',
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: url,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  let said = '';
  for await (const text of child.stdout) {
    said += String(text);
    const ready = /(?:listening on (\S+)|working)\n/.exec(said);
    if (ready)
      return {
        // A worker has no address.
        url: ready[1] ?? '',
        pid: child.pid!,
        child,
        kill: async () => {
          child.kill('SIGKILL');
          await once(child, 'exit');
        },
      };
  }
  throw new Error(`the process ended instead of listening: ${said}`);
}

/** Runs a periodic task in a process of its own, as if a day had passed. */
export async function aDayLater(task: string): Promise<void> {
  const fence = async () =>
    (
      await rows<{ fence: number }>('SELECT fence FROM lease WHERE name = ? AND held_until <= SYSDATE(3)', [
        task,
      ])
    )[0]?.fence;
  const before = await fence();
  const product = await mortal({ LOG_LEVEL: 'silent' }, DAY_MS);
  product.child.kill('SIGUSR2');
  const ended = async () => {
    const after = await fence();
    return after === before ? undefined : after;
  };
  await until(ended, `the task ${task}`);
  await product.kill();
}

afterAll(async () => {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
});
