import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its bytes are asked for when its turn comes. */
export interface Entry {
  name: string;
  open: () => Promise<Readable> | Readable;
  /** Compressed already. */
  stored?: boolean;
}

/** Writes a ZIP file piece by piece, one entry open at a time; `done` hears of every finished entry. */
export async function writeArchive(path: string, entries: readonly Entry[], done: () => void): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  for (const { name, open, stored } of entries)
    zip.addReadStreamLazy(name, { compress: !stored, mode: 0o100600 }, (take) => {
      Promise.resolve()
        .then(open)
        .then((stream) => {
          // The library listens to the end alone: an unheard error would end the process.
          current = stream.on('error', fail).once('end', done);
          take(null, stream);
        }, fail);
    });
  zip.end();
  try {
    await pipeline(output, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  } finally {
    current?.destroy();
  }
}

/** Rows as one JSON array, a row a line; never more than a page of them in memory. */
export const jsonLines = (rows: AsyncIterable<unknown>): Readable => Readable.from(lines(rows));

async function* lines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export const json = (value: unknown): Readable => Readable.from([`${JSON.stringify(value, null, 2)}\n`]);
