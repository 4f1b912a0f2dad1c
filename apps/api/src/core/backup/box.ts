import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BlobStore } from '../providers/storage';
import { type Bytes, through } from './program';

/** A stored object: its bytes as stored, and their hash. */
export interface Part {
  name: string;
  bytes: number;
  sha256: string;
}

/** Encrypts to a public key, by age (https://age-encryption.org): what writes backups cannot read them. */
export const seal = (recipient: string, plain: Bytes): AsyncGenerator<Buffer> =>
  through('age', ['--encrypt', '--recipient', recipient], plain);

/** Decrypts with the secret key in a file. Throws an Error of one line for another key, and at the first altered byte. */
export const open = (identityFile: string, sealed: Bytes): AsyncGenerator<Buffer> =>
  through('age', ['--decrypt', '--identity', identityFile], sealed);

const piped = (source: Bytes, transform: Transform): Transform => {
  // An error destroys the transform, so its reader gets it.
  pipeline(Readable.from(source, { objectMode: false }), transform).catch(() => undefined);
  return transform;
};
export const packed = (plain: Bytes): AsyncIterable<Buffer> => piped(plain, createGzip({ level: 1 }));
export const unpacked = (bytes: Bytes): AsyncIterable<Buffer> => piped(bytes, createGunzip());

/** Stores bytes, and says what was stored. */
export async function putPart(blobs: BlobStore, name: string, data: Bytes): Promise<Part> {
  const counted = new Counted(data);
  await blobs.put(name, counted.bytes());
  return { name, bytes: counted.length, sha256: counted.sha256 };
}

/** The bytes of an object as stored. Throws an Error of one line when it is missing or cannot be read to its end. */
export async function* readStored(blobs: BlobStore, name: string, size?: number): AsyncGenerator<Buffer> {
  const found = await blobs.read(name);
  if (!found) throw new Error(`backup: ${name} is missing`);
  if (size !== undefined && found.size !== size) {
    found.stream.destroy();
    throw changed(name);
  }
  try {
    yield* found.stream as AsyncIterable<Buffer>;
  } catch (error) {
    throw new Error(`backup: ${name} could not be read to its end (${(error as Error).message})`, {
      cause: error,
    });
  }
}

/** The bytes of a part. Throws an Error of one line when it is missing, or at its end when a byte was changed. */
export async function* readPart(blobs: BlobStore, { name, bytes, sha256 }: Part): AsyncGenerator<Buffer> {
  const counted = new Counted(readStored(blobs, name, bytes));
  yield* counted.bytes();
  if (counted.length !== bytes || counted.sha256 !== sha256) throw changed(name);
}

export const changed = (name: string): Error =>
  new Error(`backup: ${name} is not what was stored: use another copy of the backup`);

/** Counts and hashes bytes that pass. */
export class Counted {
  length = 0;
  private readonly hash = createHash('sha256');
  private digest: string | undefined;

  constructor(private readonly source: Bytes) {}

  async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.source) {
      this.length += chunk.length;
      this.hash.update(chunk);
      yield chunk;
    }
  }

  get sha256(): string {
    return (this.digest ??= this.hash.digest('hex'));
  }
}

export async function whole(bytes: Bytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Cuts a stream into streams of `size` bytes at most; each must be read to its end before the next. */
export async function* cut(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<AsyncIterable<Buffer>> {
  const from = source[Symbol.asyncIterator]();
  let held: Buffer | undefined;
  const more = async () => (held ??= ((await from.next()) as IteratorResult<Buffer, undefined>).value);
  async function* part(): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const chunk = await more();
      if (!chunk) return;
      held = chunk.length > left ? chunk.subarray(left) : undefined;
      yield chunk.subarray(0, left);
      left -= Math.min(left, chunk.length);
    }
  }
  try {
    while (await more()) yield part();
  } finally {
    // A reader that stops early, as on a full disk, ends the programs the bytes come from.
    await from.return?.();
  }
}
