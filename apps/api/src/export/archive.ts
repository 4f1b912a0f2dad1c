import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveFile } from '../core/personal-data/archive-file';

/** Writes a ZIP file, one entry open at a time; `done` is called after each entry. */
export async function writeArchive(
  path: string,
  entries: readonly ArchiveFile[],
  done: () => void,
): Promise<void> {
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
          // The library listens for 'end' only; an unhandled 'error' would end the process.
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
