// Builds the workspaces and runs the API as a child.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endRecorded, recordProcess, Refusal, root, run, startChild, waitUntil } from './process.mjs';

/** The script of a program from node_modules: run with node itself, it can be ended by its number. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

const nxEnv = { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false', FORCE_COLOR: '0' };

/** Runs a target of every workspace that has it; nx answers from its cache what has not changed. */
export function nxRun(target) {
  return run(process.execPath, [bin('nx'), 'run-many', '-t', target, '--outputStyle=static'], { env: nxEnv });
}

/** Builds whatever changed since the last build. */
export async function build() {
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
 * What the API runs as: what NODE_ENV says; without it a trial, unless something is set that only an installation for the
 * public has (a database of one's own, an https address, an address to listen at that others reach).
 */
export function modeOf({ NODE_ENV, DATABASE_URL, PUBLIC_URL, HOST }) {
  if (NODE_ENV) return NODE_ENV;
  const isPublic = DATABASE_URL || /^https:/i.test(PUBLIC_URL ?? '') || (HOST && !isLoopback(HOST));
  return isPublic ? 'production' : 'development';
}

export const apiRecord = (dataDir) => path.join(dataDir, 'api.pid');

/** Ends an API which a killed run left behind on this data folder. */
export const endLeftoverApi = (dataDir) => endRecorded(apiRecord(dataDir));

const built = path.join(root, 'apps/api/dist/main.js');

/**
 * How the API gets its memory. The C library keeps an arena for each of many threads and hardly ever gives back what
 * pictures leave in them (`npm run bench:memory`): jemalloc does, where Debian's package is installed; elsewhere two arenas
 * have to do. Whoever has chosen is left alone.
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
 * Starts the built API and waits until it can serve.
 * @param {{port: number, dataDir: string, databaseUrl: string, program?: string, env?: object, log?: string, limitMs?: number}} options
 */
export async function startApi({ port, dataDir, databaseUrl, program = built, env, log, limitMs = 60_000 }) {
  const child = startChild(process.execPath, [program], {
    log,
    // Node's four threads are soon all busy with pictures and files, and a password's hash would queue behind them.
    env: {
      UV_THREADPOOL_SIZE: '16',
      ...allocator(),
      ...process.env,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
  });
  if (child.pid) recordProcess(apiRecord(dataDir), child.pid);
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => answers(`${url}/health/ready`), { child, what: 'The API', limitMs });
  return { ...child, url };
}
