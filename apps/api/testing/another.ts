/** An additional API process on this worker's database and data folder, with settings of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { api } from './server';

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

/** A clock that is `byMs` ahead. */
const ahead = (byMs: number) =>
  `const now=Date.now,Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(now()+${String(byMs)})}static now(){return now()+${String(byMs)}}}`;

/** After SIGUSR2 `Date.now()`, by which periodic tasks are due, is a day ahead; what is dated by `new Date()` is not. */
const LEAPS = `process.on('SIGUSR2',()=>{const now=Date.now;Date.now=()=>now()+86400000})`;

const preloaded = (source: string): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(source)}`,
];

/** The same, with a way to kill it as a power cut would, without cleanup. */
export async function mortal(env: Record<string, string> = {}, clockMs = 0): Promise<Mortal> {
  const { databaseUrl, dataDir, url } = api();
  const child = spawn(
    process.execPath,
    [...(clockMs ? preloaded(ahead(clockMs)) : []), ...preloaded(LEAPS), MAIN],
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

/** A day passes in a process, so that each of its periodic tasks is due. */
export const leapADay = ({ child }: Mortal): boolean => child.kill('SIGUSR2');

afterAll(async () => {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
});
