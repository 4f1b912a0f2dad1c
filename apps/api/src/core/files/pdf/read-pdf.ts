import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../../errors/domain-error';
import type { KnownFacts } from '../document-facts';
import type { Reading } from './reading';

const READER = join(dirname(fileURLToPath(import.meta.url)), 'pdf-reader.js');
/** A manual of 50 MB is read in a fraction of both. */
const MOST_MS = 20_000;
const HEAP_MB = 512;
/** What the process may allocate at all, its heap, pictures and fonts together. */
const MEMORY_KB = 1_536_000;
const MOST_ANSWER = 64 * 1024;

/** The system keeps the limit where it has one; the shell is ours, its arguments are not part of its text. */
const LIMITED = `ulimit -d ${String(MEMORY_KB)} 2>/dev/null; exec "$0" "$@"`;

/**
 * Reads a document in a process of its own, which ends with its answer, its time or its memory. The picture of the first
 * page is written to `picture`. Refuses `file` by what is wrong with it.
 */
export async function readPdf(path: string, picture: string): Promise<KnownFacts> {
  const node = [process.execPath, `--max-old-space-size=${String(HEAP_MB)}`, READER, path, picture];
  const reading = answered(await run('/bin/sh', ['-c', LIMITED, ...node]));
  if (!reading) throw refuse('file', 'pdf_broken');
  if ('refused' in reading) throw refuse('file', reading.refused);
  return reading;
}

/** What it wrote, or nothing when it did not end well. Nothing of our environment is handed on. */
function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    });
    let answer = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
      if (answer.length > MOST_ANSWER) child.kill('SIGKILL');
    });
    child.on('error', () => resolve(''));
    child.on('close', (code) => resolve(code === 0 ? answer : ''));
  });
}

function answered(answer: string): Reading | undefined {
  try {
    return JSON.parse(answer) as Reading;
  } catch {
    return undefined;
  }
}
