import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Characters of a program's complaint that are kept. */
const KEPT = 4000;

/**
 * What a program writes to its standard output, while it reads `input`. Throws an Error of one line when it is missing or
 * fails, and the input's own error when that fails. A reader that stops early ends the program.
 */
export async function* through(
  program: string,
  args: readonly string[],
  input: Bytes = [],
  env: Record<string, string> = {},
): AsyncGenerator<Buffer> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-KEPT)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'ENOENT'
          ? new Error(`backup: ${program} is not installed: apt-get install age mariadb-client`)
          : error,
      );
    });
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${program}: ${reasonIn(complaint) ?? `ended by ${signal ?? String(code)}`}`));
    });
  });
  // Both are awaited below; until then their failure is not unhandled.
  ended.catch(() => undefined);
  let broken: { error: unknown } | undefined;
  const marked = async function* () {
    try {
      yield* input;
    } catch (error) {
      broken = { error };
      child.kill('SIGTERM');
      throw error;
    }
  };
  // A program that fails stops reading; its own complaint says why.
  const fed = pipeline(Readable.from(marked(), { objectMode: false }), child.stdin).catch(() => undefined);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    await fed;
    if (broken) throw broken.error;
    await ended;
  } finally {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  }
}

/** The same for a program without output of interest. */
export async function into(...call: Parameters<typeof through>): Promise<void> {
  for await (const _ of through(...call)) void _;
}

const reasonIn = (complaint: string): string | undefined => {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1))?.replace(/^[\w-]+: (?:error: )?/, '');
};
