// Builds the workspaces and runs the API as a child.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endRecorded, recordProcess, Refusal, root, run, startChild, waitUntil } from './process.mjs';

/** Path of a program in node_modules: run by node directly, it can be ended by its process id. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

const nxEnv = { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false', FORCE_COLOR: '0' };

/** Runs a target of all workspaces that have it; nx answers unchanged ones from its cache. */
export function nxRun(target) {
  return run(process.execPath, [bin('nx'), 'run-many', '-t', target, '--outputStyle=static'], { env: nxEnv });
}

/**
 * Builds what has changed since the last build. Programs of a run that has built (`BUILT`) find it done: nx empties the folders
 * it restores, under the servers and browsers that use them.
 */
export async function build() {
  if (process.env.BUILT) return;
  const { code, output } = await nxRun('build');
  if (/ENOSPC/.test(output)) throw new Refusal('The build failed: the disk is full.');
  if (code !== 0) throw new Refusal(`The build failed:\n${output.trim().split('\n').slice(-40).join('\n')}`);
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const isLoopback = (host) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/**
 * NODE_ENV of the API. When it is not set: development, unless a setting of a public installation is present (an external
 * database, an https address, a listening address others can reach).
 */
export function modeOf({ NODE_ENV, DATABASE_URL, PUBLIC_URL, HOST }) {
  if (NODE_ENV) return NODE_ENV;
  const isPublic = DATABASE_URL || /^https:/i.test(PUBLIC_URL ?? '') || (HOST && !isLoopback(HOST));
  return isPublic ? 'production' : 'development';
}

export const apiRecord = (dataDir) => path.join(dataDir, 'api.pid');

/** Ends an API that a killed run left running on this data folder. */
export const endLeftoverApi = (dataDir) => endRecorded(apiRecord(dataDir));

const built = path.join(root, 'apps/api/dist/main.js');

/**
 * Memory allocation of the API. glibc keeps an arena for each of many threads and rarely returns what pictures leave in them
 * (`npm run bench:memory`); jemalloc does, if Debian's package is installed, otherwise glibc is limited to two arenas. An
 * allocator set by the user is kept.
 */
function allocator() {
  const { LD_PRELOAD, MALLOC_ARENA_MAX } = process.env;
  if (LD_PRELOAD !== undefined || MALLOC_ARENA_MAX !== undefined) return {};
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
  const jemalloc = `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`;
  return existsSync(jemalloc)
    ? {
        LD_PRELOAD: jemalloc,
        MALLOC_CONF: 'narenas:2,dirty_decay_ms:1000,muzzy_decay_ms:0,background_thread:true',
      }
    : { MALLOC_ARENA_MAX: '2' };
}

/**
 * Settings of Node and the C library for the memory of a process; those of the user come after them. Half of Node's usual space for
 * new objects, which is never given back.
 */
export const memorySettings = () => ({ NODE_OPTIONS: '--max-semi-space-size=8', ...allocator() });

/** Ends a start that hangs: the first one draws the demo, a later one may migrate a large table, on a busy machine. */
const START_MS = 3_600_000;

/**
 * Starts the built API and waits until it can serve. Its log is the file `log`, or with `show` this program's own output.
 * @param {{port: number, dataDir: string, databaseUrl: string, program?: string, env?: object, log?: string, show?: boolean}} options
 */
export async function startApi({ port, dataDir, databaseUrl, program = built, env, log, show }) {
  const started = startChild(process.execPath, [program], {
    ...(show ? { stdio: ['ignore', 'inherit', 'inherit'] } : { log }),
    // libuv's default of four threads is quickly occupied by pictures and files, and password hashes would wait behind them.
    env: {
      UV_THREADPOOL_SIZE: '16',
      ...memorySettings(),
      ...process.env,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
  });
  const child = show ? { ...started, tail: () => 'its log is above' } : started;
  if (child.pid) recordProcess(apiRecord(dataDir), child.pid);
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => answers(`${url}/health/ready`), { child, what: 'The API', limitMs: START_MS });
  return { ...child, url };
}
