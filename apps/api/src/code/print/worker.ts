import { createHash, type Hash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { openKeys, watchedKeys } from '../../core/keys';
import { CodeCipher } from '../engine';
import { codeFile } from './code-file';
import type { CodeFileSpec } from './codes';
import { chunksFrom, lengthOf } from './sections';

/** Messages to the thread: open a file, request its chunks one by one, close it. */
export type ToWorker =
  { open: number; spec: CodeFileSpec; from: number } | { next: number } | { close: number };

/** A chunk of a file. The last one has the `sha256` of the whole, if the file was opened at its beginning. */
export interface FromWorker {
  id: number;
  bytes: Uint8Array;
  sha256: string | null;
}

/** Takes some ten milliseconds to make; a download holds a few in memory. */
const CHUNK = 1024 * 1024;

interface Open {
  chunks: Iterator<Buffer>;
  hash: Hash | undefined;
  left: number;
}

const dataDir = workerData as string;
// Reads new keys as the server does.
const cipher = new CodeCipher(openKeys(dataDir).code, watchedKeys(dataDir, 'code'));
const open = new Map<number, Open>();

function next(id: number): void {
  const file = open.get(id);
  const chunk = file?.chunks.next();
  if (!file || chunk?.done !== false) return;
  const bytes = chunk.value;
  file.hash?.update(bytes);
  file.left -= bytes.length;
  const sha256 = file.left === 0 && file.hash ? file.hash.digest('hex') : null;
  parentPort!.postMessage({ id, bytes, sha256 } satisfies FromWorker, [bytes.buffer as ArrayBuffer]);
}

parentPort!.on('message', (message: ToWorker) => {
  if ('next' in message) next(message.next);
  else if ('close' in message) open.delete(message.close);
  else {
    const file = codeFile(message.spec, cipher);
    open.set(message.open, {
      chunks: chunksFrom(file, message.from, CHUNK),
      hash: message.from === 0 ? createHash('sha256') : undefined,
      left: lengthOf(file) - message.from,
    });
  }
});
