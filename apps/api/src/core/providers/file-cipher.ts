import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from '../keys';
import { FieldKeys } from '../security/field-keys';
import type { ByteRange } from './byte-range';

/** No picture or document begins with these bytes. */
const MAGIC = Buffer.from('\0sealed1', 'latin1');
const SALT = 16;
const TAG = 16;
const CHUNK = 64 * 1024;

/** Header before the first chunk: magic, key id (1 byte), salt. */
export const SEAL_HEAD = MAGIC.length + 1 + SALT;

type Buffers = Iterable<Buffer> | AsyncIterable<Buffer>;

/**
 * Encrypts files with AES-256-GCM in chunks of 64 KB, so that files of any size stream both ways. Each file has its own key,
 * derived from the field key named in its header, a salt and its storage key. A chunk's nonce is its number and whether it
 * is the last, so altered, moved, reordered or missing chunks are detected.
 */
export class FileCipher {
  private readonly keys: FieldKeys;

  /** `changed`: see `FieldKeys`. */
  constructor(keys: Pick<Keys, 'field'>, changed?: () => Keys['field'] | undefined) {
    this.keys = new FieldKeys(keys.field, changed);
  }

  async *seal(context: string, plain: Buffers): AsyncGenerator<Buffer> {
    const head = Buffer.concat([MAGIC, Buffer.of(this.keys.current), randomBytes(SALT)]);
    yield head;
    const key = this.keyOf(context, head);
    for await (const { at, last, chunk } of inChunks(plain, CHUNK)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(at, last));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  }

  /** Decrypts the bytes after the header, from chunk `first`, by default to the end. Throws at the first altered chunk. */
  async *open(
    context: string,
    head: Buffer,
    sealed: Buffers,
    { first = 0, toEnd = true } = {},
  ): AsyncGenerator<Buffer> {
    const key = this.keyOf(context, head);
    for await (const { at, last, chunk } of inChunks(sealed, CHUNK + TAG)) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(first + at, last && toEnd));
      decipher.setAuthTag(chunk.subarray(-TAG));
      yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]);
    }
  }

  /** Decrypts a range of the plain bytes from the sealed bytes that `sealedRange` selects; `size` is the plain size. */
  async *openRange(
    context: string,
    head: Buffer,
    sealed: Buffers,
    { start, end }: ByteRange,
    size: number,
  ): AsyncGenerator<Buffer> {
    const [first, last] = [chunkOf(start), chunkOf(end)];
    let at = first * CHUNK;
    for await (const buffer of this.open(context, head, sealed, {
      first,
      toEnd: last === chunkOf(size - 1),
    })) {
      yield buffer.subarray(Math.max(0, start - at), end + 1 - at);
      at += buffer.length;
    }
  }

  private keyOf(context: string, head: Buffer): Buffer {
    const key = this.keys.get(head[MAGIC.length]!);
    return Buffer.from(hkdfSync('sha256', key, head.subarray(-SALT), `file\0${context}`, 32));
  }
}

/** Whether the first bytes of a file are the header of a sealed one. */
export const isSealed = (head: Buffer): boolean =>
  head.length === SEAL_HEAD && head.subarray(0, MAGIC.length).equals(MAGIC);

const chunkOf = (byte: number): number => Math.floor(byte / CHUNK);

/** The range of a sealed file's chunks (file size `size`) that contains a range of the plain bytes. */
export const sealedRange = ({ start, end }: ByteRange, size: number): ByteRange => ({
  start: SEAL_HEAD + chunkOf(start) * (CHUNK + TAG),
  end: Math.min(size, SEAL_HEAD + (chunkOf(end) + 1) * (CHUNK + TAG)) - 1,
});

/** Plain size of a sealed file of this size. */
export const sizeInside = (size: number): number => {
  const body = size - SEAL_HEAD;
  return body - Math.ceil(body / (CHUNK + TAG)) * TAG;
};

function nonce(at: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(at, 4);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** Cuts buffers of any size into numbered chunks of one size; the last may be shorter. */
async function* inChunks(buffers: Buffers, size: number) {
  let held = Buffer.alloc(0);
  let at = 0;
  for await (const buffer of buffers) {
    held = Buffer.concat([held, buffer]);
    for (; held.length > size; held = held.subarray(size))
      yield { at: at++, last: false, chunk: held.subarray(0, size) };
  }
  yield { at, last: true, chunk: held };
}
