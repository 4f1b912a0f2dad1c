// Processes, ports and locks for start, dev and test. Node only, no packages, because it runs before `npm ci`.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Option of Node for programs that run for seconds: V8 optimizes a function after fifteen times as much use. Most optimized code
 * of a spec file, or of a file that is linted, is used too briefly to earn its compilation, which took a fifth of the CPU time.
 */
export const RUNS_BRIEFLY = '--interrupt-budget=1000000';

/** An error the user can fix: printed as one line, without a stack. */
export class Refusal extends Error {}

/** Runs a command's main function; a Refusal is printed as one line, with exit code 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    // Errors caused by ending are not printed; the signal handler finishes the process.
    if (stopping) return;
    const isRaw = isFull(error) && !(error instanceof Refusal);
    const refusal = isRaw ? writeFailure(error, error.path ?? 'the disk') : error;
    console.error(refusal instanceof Refusal ? `✗ ${refusal.message}` : error);
    process.exitCode = 1;
    await stopAll();
    process.exit(1);
  }
}

/**
 * Start time of a process, to tell it from a later one with the same id. Undefined when it does not run (a zombie counts as
 * ended).
 */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z'
      ? undefined
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    if (existsSync('/proc/self/stat')) return undefined;
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
    );
  }
}

/** Writes a running process to a file, so that a later run can find it. */
export function recordProcess(file, pid) {
  writeFileSync(file, JSON.stringify({ pid, started: startedAt(pid) }), { mode: 0o600 });
}

/** The process id in the file, if that same process still runs. */
export function recordedProcess(file) {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && started && startedAt(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a process left by a killed run. Returns whether there was one. */
export async function endRecorded(file, graceMs = 20_000) {
  const pid = recordedProcess(file);
  if (pid) {
    const until = Date.now() + graceMs;
    const signal = (name) => {
      try {
        process.kill(pid, name);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    };
    signal('SIGTERM');
    while (recordedProcess(file)) {
      if (Date.now() > until) signal('SIGKILL');
      await sleep(30);
    }
  }
  rmSync(file, { force: true });
  return pid !== undefined;
}

/** Allows one run at a time for a data folder. The lock of a killed run is ignored. */
export function lock(dataDir) {
  const file = path.join(dataDir, 'run.lock');
  const pid = recordedProcess(file);
  if (pid && pid !== process.pid) {
    throw new Refusal(
      `${dataDir} is in use by a run that is still going (process ${pid}). End it, or set another DATA_DIR.`,
    );
  }
  rmSync(file, { force: true });
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    throw error.code === 'EEXIST'
      ? new Refusal(`${dataDir} is in use by a run that began just now.`)
      : writeFailure(error, dataDir);
  }
  try {
    recordProcess(file, process.pid);
  } catch (error) {
    rmSync(file, { force: true });
    throw writeFailure(error, dataDir);
  }
  onStop(() => rmSync(file, { force: true }));
}

/** Creates the data folder and checks that it is writable; a Refusal otherwise. */
export function prepareDataDir(dataDir) {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(4 << 20));
    rmSync(probe);
  } catch (error) {
    if (isFull(error)) rmSync(probe, { force: true });
    throw writeFailure(error, dataDir);
  }
}

/** Whether a write failed, or the Refusal it was turned into says, for want of room. */
export const isFull = (error) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error?.code);

/** Turns a failed write into a Refusal that names the place. */
export function writeFailure(error, place) {
  const why = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota is used up',
    EFBIG: 'a file may not be larger (ulimit -f)',
    EROFS: 'it is read-only',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'there is a file of that name',
  };
  const refusal = new Refusal(
    `Cannot write to ${place}: ${why[error.code] ?? (error.code === 'EACCES' || error.code === 'EPERM' ? 'no permission' : error.message)}.`,
  );
  return Object.assign(refusal, { code: error.code });
}

const stoppers = [];
let stopping;

/** Registers work to do before this command ends; the last registered runs first. */
export function onStop(stop) {
  stoppers.push(stop);
}

function forget(stop) {
  const at = stoppers.indexOf(stop);
  if (at >= 0) stoppers.splice(at, 1);
}

/** Runs all registered work, once. */
export function stopAll() {
  stopping ??= (async () => {
    while (stoppers.length) {
      try {
        await stoppers.pop()();
      } catch (error) {
        console.error(String(error?.message ?? error));
      }
    }
  })();
  return stopping;
}

export const isStopping = () => stopping !== undefined;

/** On Ctrl-C, SIGTERM, a closed terminal or an ended npm: ends all children, then the command. */
export function endOnSignals(farewell) {
  // A killed npm sends no signal, but the parent process changes.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, async () => {
      if (stopping) return;
      if (farewell) console.log(farewell);
      await stopAll();
      process.exit(farewell ? 0 : code);
    });
  }
  process.stdout.on('error', () => {});
}

/**
 * Starts a child in its own process group, so that Ctrl-C reaches only this command, which ends its children in order. `log`
 * is a file for its output; without one the last lines are kept.
 * @returns {{pid: number, exited: Promise<number>, tail: () => string, stop: (graceMs?: number) => Promise<void>}}
 */
export function startChild(command, args, { log, onLine, ...options } = {}) {
  const out = log ? openSync(log, 'a', 0o600) : 'pipe';
  const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', out, out], ...options });
  if (log) closeSync(out);
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      tail = (tail + text).slice(-8000);
      onLine?.(text);
    });
  }
  const state = { over: false };
  const exited = new Promise((resolve) => {
    child.on('error', (error) => {
      tail += error.message;
      state.over = true;
      resolve(127);
    });
    child.on('exit', (code) => {
      state.over = true;
      resolve(code ?? 143);
    });
  });
  const stop = async (graceMs = 20_000) => {
    if (state.over) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
  };
  onStop(stop);
  // Not to be stopped any more: commands that start programs again and again would collect them.
  exited.then(() => forget(stop));
  return { pid: child.pid, exited, stop, tail: () => (log ? readFileSync(log, 'utf8').slice(-8000) : tail) };
}

/** Runs a command to its end. Returns `{code, output}`; with `show` (true, or a stdio list) the output goes to the terminal. */
export async function run(command, args, { show, ...options } = {}) {
  const stdio = show === true ? ['ignore', 'inherit', 'inherit'] : show;
  let output = '';
  const child = startChild(command, args, {
    ...options,
    ...(stdio && { stdio }),
    onLine: (text) => (output += text),
  });
  const code = await child.exited;
  return { code, output: output || child.tail() };
}

/** Refuses when the port is taken or not permitted. */
export async function claimPort(port) {
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    const failure = await new Promise((resolve) => {
      const server = createServer().on('error', resolve);
      server.listen(port, host, () => server.close(() => resolve(undefined)));
    });
    if (failure?.code === 'EADDRINUSE')
      throw new Refusal(
        `Port ${port} is taken by another program. Set PORT to a free one, e.g. PORT=${port + 1} npm start.`,
      );
    if (failure?.code === 'EACCES')
      throw new Refusal(`Port ${port} needs more rights. Set PORT to one above 1023.`);
    if (failure) throw new Refusal(`Port ${port} cannot be used: ${failure.message}.`);
  }
}

/** Polls until `probe` returns true, the child ends, or the time is over. */
export async function waitUntil(probe, { child, what, limitMs }) {
  const until = Date.now() + limitMs;
  let over = false;
  child.exited.then(() => (over = true));
  while (!(await probe())) {
    if (isStopping()) return;
    if (over) throw new Refusal(`${what} ended instead of starting:\n${child.tail().trim()}`);
    if (Date.now() > until)
      throw new Refusal(`${what} was not ready within ${limitMs / 1000} s:\n${child.tail().trim()}`);
    await sleep(25);
  }
}
