import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream without their ends, in groups of as many as a piece of it ends; empty ones are left out. One piece is
 * in memory, and the line it has begun.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder();
  let begun = '';
  for await (const piece of bytes) {
    const lines = (begun + decoder.write(piece)).split('\n');
    begun = lines.pop()!;
    const full = lines.filter((line) => line !== '');
    if (full.length > 0) yield full;
  }
  const last = begun + decoder.end();
  if (last) yield [last];
}

/** The bytes of a file from `from` on, until before `to`; none of a missing file. */
export async function* bytesOf(path: string, from = 0, to = Infinity): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file) yield* file.createReadStream({ start: from, end: to - 1 }) as AsyncIterable<Buffer>;
}
