import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { FileCipher, SEAL_HEAD } from './file-cipher';
import { type BlobStore, Storage } from './storage';

/** Bytes as they arrive over a network, some at a time, each in a turn of its own. */
async function* arriving(bytes: Buffer, at: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += at) {
    await turn();
    yield bytes.subarray(from, from + at);
  }
  await turn();
}

const cipher = new FileCipher({ field: { 1: randomBytes(32).toString('base64') } });

/** A storage with one file, whose bytes arrive `at` a time. */
function holding(bytes: Buffer, at: number): Storage {
  const blobs: BlobStore = {
    put: () => Promise.resolve(),
    adopt: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    read: (_key, range) => {
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      const stream = Readable.from(arriving(part, at), { objectMode: false });
      return Promise.resolve({ stream, size: bytes.length });
    },
  };
  return new Storage(blobs, cipher);
}

const SIZES = [0, 1, SEAL_HEAD - 1, SEAL_HEAD, SEAL_HEAD + 1, 70_000];

it.each(SIZES.flatMap((size) => [1, 7, SEAL_HEAD, 65_536].map((at) => [size, at] as const)))(
  'reads %i bytes that arrive %i at a time',
  async (size, at) => {
    const bytes = randomBytes(Math.min(size, at < 10 ? 500 : size));
    const found = await holding(bytes, at).read('a');
    expect(await buffer(found!.stream)).toEqual(bytes);
  },
);

it.each([1, 7, 65_536])('opens a sealed file that arrives %i bytes at a time', async (at) => {
  const plain = randomBytes(300);
  const sealed = await buffer(cipher.seal('a', [plain]));
  const found = await holding(sealed, at).read('a');
  expect([found!.size, await buffer(found!.stream)]).toEqual([300, plain]);
});

it.each([1, 65_536])('reads a range of bytes that arrive %i at a time', async (at) => {
  const bytes = randomBytes(40);
  const found = await holding(bytes, at).read('a', { start: 3, end: 9 });
  expect(await buffer(found!.stream)).toEqual(bytes.subarray(3, 10));
});
