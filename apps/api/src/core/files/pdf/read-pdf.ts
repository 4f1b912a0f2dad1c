import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validationError } from '../../errors/domain-error';
import type { KnownFacts } from './document-facts';
import type { Reading } from './reading';

const READER = join(dirname(fileURLToPath(import.meta.url)), 'pdf-reader.js');
/** CPU seconds of the process, all cores together. A manual of 50 MB takes one. */
const MOST_CPU_S = 3;
/** Wall-clock limit, for busy machines. */
const MOST_MS = 20_000;
const HEAP_MB = 512;
/** Memory limit of the process: heap, pictures and fonts. */
const MEMORY_KB = 1_536_000;
/** Enough for a line of facts and a picture of 1280 × 2560 pixels of noise. */
const MOST_ANSWER = 16 * 1024 * 1024;

/** `ulimit` is skipped where the system lacks it. Arguments are passed as parameters, not in the shell text. */
const LIMITED = `ulimit -d ${String(MEMORY_KB)} 2>/dev/null; ulimit -t ${String(MOST_CPU_S)} 2>/dev/null; exec "$0" "$@"`;

/**
 * Reads a document in a separate process, which ends with its answer or at its time or memory limit. Returns facts about the
 * document and a picture of its first page (PNG). Refuses the field `file` by the rule the document breaks.
 */
export async function readPdf(path: string): Promise<{ facts: KnownFacts; picture: Buffer }> {
  const answer = await runConfined(READER, path);
  const end = answer.indexOf('\n');
  const reading = answered(answer.toString('utf8', 0, Math.max(0, end)));
  if (!reading) throw validationError('file', 'pdf_broken');
  if ('refused' in reading) throw validationError('file', reading.refused);
  return { facts: reading, picture: answer.subarray(end + 1) };
}

/**
 * Runs a program with the file as its standard input; returns its output, or nothing when it failed. It gets no environment
 * variables, and Node's permission model lets it read only its program and libraries: no other file, process or thread, and
 * no writing.
 */
export async function runConfined(program: string, path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const node = [
      process.execPath,
      ...confinement(program),
      `--max-old-space-size=${String(HEAP_MB)}`,
      program,
    ];
    return await run('/bin/sh', ['-c', LIMITED, ...node], file.fd);
  } finally {
    await file.close();
  }
}

function confinement(program: string): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const pdfjs = dirname(createRequire(READER).resolve('pdfjs-dist/package.json'));
  // The native drawing library is in the same folder.
  const canvas = join(dirname(pdfjs), '@napi-rs');
  const readable = [
    program,
    join(dirname(program), '..', 'package.json'),
    join(pdfjs, '*'),
    join(canvas, '*'),
  ];
  return [permission, '--no-warnings', '--allow-addons', ...readable.map((one) => `--allow-fs-read=${one}`)];
}

function run(command: string, args: string[], input: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { UV_THREADPOOL_SIZE: '1' },
      stdio: [input, 'pipe', 'ignore'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    });
    const answer: Buffer[] = [];
    let length = 0;
    child.stdout!.on('data', (chunk: Buffer) => {
      answer.push(chunk);
      length += chunk.length;
      if (length > MOST_ANSWER) child.kill('SIGKILL');
    });
    child.on('error', () => resolve(Buffer.alloc(0)));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(answer) : Buffer.alloc(0)));
  });
}

function answered(line: string): Reading | undefined {
  try {
    return JSON.parse(line) as Reading;
  } catch {
    return undefined;
  }
}
