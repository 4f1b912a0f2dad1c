import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validationError } from '../../errors/domain-error';
import type { KnownFacts } from './document-facts';
import type { Reading } from './reading';

const READER = join(dirname(fileURLToPath(import.meta.url)), 'pdf-reader.js');
/** CPU seconds of the process, all cores together. A manual of 50 MB takes one; a further page that is drawn, a fifth. */
const MOST_CPU_S = 3;
const PAGE_CPU_S = 0.5;
/** Wall-clock limit for each of them, for busy machines. */
const MS_OF_CPU_S = 7000;
const HEAP_MB = 512;
/**
 * Limit of the process's writable memory: heap, pictures and fonts. A page that is one picture of 49 megapixels fits, and beside it the
 * process that started it stays below `MemoryMax` of its unit.
 */
const MEMORY_KB = 819_200;
/** Enough for a line of facts and a picture of 1280 × 2560 pixels of noise, for each page. */
const MOST_ANSWER = 16 * 1024 * 1024;

/** `ulimit` is skipped where the system lacks it. Arguments are passed as parameters, not in the shell text. */
const limited = (cpu: number) =>
  `ulimit -d ${String(MEMORY_KB)} 2>/dev/null; ulimit -t ${String(cpu)} 2>/dev/null; exec "$0" "$@"`;

/**
 * Reads a document in a separate process, which ends with its answer or at its time or memory limit. Returns facts about the
 * document and pictures of its first page or, with a maximum of `pages`, of all. Refuses the field `file` by the rule the
 * document breaks.
 */
export async function readPdf(
  path: string,
  pages?: number,
): Promise<{ facts: KnownFacts; pictures: [Buffer, ...Buffer[]] }> {
  const answer = await runConfined(READER, path, pages);
  const end = answer.indexOf('\n');
  const reading = answered(answer.toString('utf8', 0, Math.max(0, end)));
  if (!reading) throw validationError('file', 'pdf_broken');
  if ('refused' in reading)
    throw validationError('file', reading.refused, pages === undefined ? {} : { max: pages });
  let at = end + 1;
  const pictures = reading.sizes.map((size) => answer.subarray(at, (at += size)));
  return { facts: reading.facts, pictures: pictures as [Buffer, ...Buffer[]] };
}

/**
 * Runs a program with the file as its standard input; returns its output, or nothing when it failed. It gets no environment
 * variables, and Node's permission model lets it read only its program and libraries: no other file, process or thread, and
 * no writing.
 */
export async function runConfined(program: string, path: string, pages?: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const node = [
      process.execPath,
      ...confinement(program),
      `--max-old-space-size=${String(HEAP_MB)}`,
      program,
      ...(pages === undefined ? [] : [String(pages)]),
    ];
    const cpu = Math.ceil(MOST_CPU_S + ((pages ?? 1) - 1) * PAGE_CPU_S);
    const most = { ms: cpu * MS_OF_CPU_S, bytes: (pages ?? 1) * MOST_ANSWER };
    return await run('/bin/sh', ['-c', limited(cpu), ...node], file.fd, most);
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

function run(
  command: string,
  args: string[],
  input: number,
  most: { ms: number; bytes: number },
): Promise<Buffer> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { UV_THREADPOOL_SIZE: '1' },
      stdio: [input, 'pipe', 'ignore'],
      timeout: most.ms,
      killSignal: 'SIGKILL',
    });
    const answer: Buffer[] = [];
    let length = 0;
    child.stdout!.on('data', (chunk: Buffer) => {
      answer.push(chunk);
      length += chunk.length;
      if (length > most.bytes) child.kill('SIGKILL');
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
