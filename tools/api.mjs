// Builds the workspaces and runs the API as a child.
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

export const apiRecord = (dataDir) => path.join(dataDir, 'api.pid');

/** Ends an API which a killed run left behind on this data folder. */
export const endLeftoverApi = (dataDir) => endRecorded(apiRecord(dataDir));

const built = path.join(root, 'apps/api/dist/main.js');

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
