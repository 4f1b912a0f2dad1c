/** Bundles that start from V8's code cache, which the build writes beside them (`code-cache.ts`). */
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Percent of garbage, of what is alive, that the heap may hold before it is collected; V8 allows 300 on machines with much memory. */
const HEAP_GROWTH = 70;
/** Nearly all that a start makes stays: the room for new objects grows at once to its limit, instead of being copied each time it doubles. */
const ROOM_GROWTH = 8;
const FLAGS = [
  `--heap-growing-percent=${String(HEAP_GROWTH)}`,
  `--semi-space-growth-factor=${String(ROOM_GROWTH)}`,
  // The server lets V8 optimize once it has started.
  '--no-opt',
];
// A code cache belongs to the flags it was made with.
for (const flag of FLAGS) setFlagsFromString(flag);

const here = dirname(fileURLToPath(import.meta.url));
/** Of this version of V8, its flags and the features of the processor. */
const cacheOf = (file: string) => `${file}.${String(cachedDataVersionTag())}.cache`;
const SUM_BYTES = 4;
/** V8 itself compares only the length of the source, and trusts the cache. */
function sumOf(source: Buffer, cache: Buffer): Buffer {
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(crc32(cache, crc32(source)));
  return sum;
}

/** The code cache of this source; undefined when there is none, or that of other source. */
function readCodeCache(file: string, source: Buffer): Buffer | undefined {
  try {
    const stored = readFileSync(cacheOf(file));
    const cache = stored.subarray(SUM_BYTES);
    return sumOf(source, cache).equals(stored.subarray(0, SUM_BYTES)) ? cache : undefined;
  } catch {
    return undefined;
  }
}

/** Evaluates a CommonJS bundle. */
function evaluate(file: string, source: Buffer, cachedData?: Buffer) {
  const script = new Script(Module.wrap(source.toString()), { filename: file, cachedData });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...args: unknown[]) => void;
  run(module.exports, createRequire(file), module, file, here);
  return { script, exports: module.exports };
}

/** What a bundle beside this program exports; without a code cache it is compiled while it runs. */
export function compiled<T>(name: string): T {
  const file = join(here, name);
  const source = readFileSync(file);
  return evaluate(file, source, readCodeCache(file, source)).exports as T;
}

/** Stores the code of a bundle, with the functions its evaluation compiled. */
export function writeCodeCache(name: string): void {
  const file = join(here, name);
  const source = readFileSync(file);
  const cache = evaluate(file, source).script.createCachedData();
  writeFileSync(cacheOf(file), Buffer.concat([sumOf(source, cache), cache]));
}
