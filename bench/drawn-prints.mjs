// Prints of drawn pictures, made by threads and kept in the cache folder of the account: a second run does not draw them again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cacheOf } from '../tools/cache.mjs';
import { onStop, root } from '../tools/process.mjs';
import { bundle } from './stage.mjs';

const PRINTS = 'bench/print-work.ts';
/** Pictures of a stored file, and of one message to a thread. */
const STORED = 2000;
const SENT = 20;

/** Threads that draw; `run(kind, from, count, take)` gives what was made of each number, in no order. */
async function openWorkers() {
  const prints = pathToFileURL(await bundle(PRINTS)).href;
  const workers = Array.from(
    { length: os.availableParallelism() },
    () => new Worker(new URL('print-worker.mjs', import.meta.url), { workerData: prints }),
  );
  onStop(() => Promise.all(workers.map((worker) => worker.terminate())));
  const ask = (worker, message) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (made) => {
        worker.off('error', reject);
        resolve(made);
      });
      worker.postMessage(message);
    });
  return async (kind, from, count, take) => {
    let next = from;
    const end = from + count;
    const each = async (worker) => {
      while (next < end) {
        const first = next;
        next = Math.min(end, first + SENT);
        const made = await ask(worker, { kind, from: first, count: next - first });
        for (const [n, one] of made.entries()) await take(one, first + n);
      }
    };
    await Promise.all(workers.map(each));
  };
}

/** The folder of these prints: named by a hash of all that draws and prints. Deletes what other sources have made. */
function folderOfPrints() {
  const hash = createHash('sha256');
  const sources = [
    PRINTS,
    'apps/api/src/likeness/picture-print.ts',
    'bench/drawn-pictures.mjs',
    'bench/print-worker.mjs',
    'node_modules/sharp/package.json',
  ];
  for (const source of sources) hash.update(readFileSync(path.join(root, source)));
  const folder = cacheOf('prints');
  const name = hash.digest('hex').slice(0, 16);
  for (const old of existsSync(folder) ? readdirSync(folder) : [])
    if (old !== name) rmSync(path.join(folder, old), { recursive: true, force: true });
  return path.join(folder, name);
}

const toText = (prints) => JSON.stringify(prints.map((one) => one && { ...one, signs: String(one.signs) }));
const fromText = (text) => JSON.parse(text).map((one) => one && { ...one, signs: BigInt(one.signs) });

export async function openPrints() {
  const run = await openWorkers();
  const folder = folderOfPrints();
  mkdirSync(folder, { recursive: true });
  const part = async (kind, from, count) => {
    const file = path.join(folder, `${kind}-${from}-${count}.json`);
    if (existsSync(file)) return fromText(readFileSync(file, 'utf8'));
    const made = Array.from({ length: count }, () => null);
    await run(kind, from, count, (one, n) => (made[n - from] = one ?? null));
    writeFileSync(`${file}.${process.pid}`, toText(made));
    renameSync(`${file}.${process.pid}`, file);
    return made;
  };
  /** Stored prints by `kind` of the pictures from a number on; pictures without one are left out. */
  const prints = async (kind, from, count) => {
    const all = [];
    for (let at = 0; at < count; at += STORED)
      all.push(await part(kind, from + at, Math.min(STORED, count - at)));
    return all.flat().filter(Boolean);
  };
  return { run, prints };
}
