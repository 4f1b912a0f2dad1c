import { Readable } from 'node:stream';
import { type FileCipher, isSealed, SEAL_HEAD, sealedSpan, sizeInside } from '../files/file-cipher';
import { type RequestedRange, type Span, spanOf } from '../files/span';

/** Bytes by key, in a folder or a bucket. Keys are made by the product, never taken from a request. */
export interface BlobStore {
  /** Stores all of `data` or nothing. */
  put(key: string, data: Buffer | AsyncIterable<Buffer>): Promise<void>;
  /** Takes over a finished local file. */
  adopt(key: string, path: string): Promise<void>;
  /** The stored bytes, or a span of them, and how many there are in all. The caller reads to the end or destroys. */
  read(key: string, span?: Span): Promise<StoredBlob | undefined>;
  remove(key: string): Promise<void>;
}

export interface StoredBlob {
  stream: Readable;
  /** Bytes of the whole file, whatever part of it the stream holds. */
  size: number;
}

/** Plain bytes; `span` is the part of the file they are, undefined for all of it. */
export interface BlobRead extends StoredBlob {
  span?: Span;
}

export const STORAGE = Symbol('storage');

/** Stores files by key in a blob store, encrypted when `sealed`. */
export class Storage {
  constructor(
    private readonly blobs: BlobStore,
    private readonly cipher: FileCipher,
  ) {}

  /** Stores all of `data` or nothing; `sealed` keeps it encrypted at rest. */
  put(key: string, data: Buffer | AsyncIterable<Buffer>, sealed = false): Promise<void> {
    return this.blobs.put(key, sealed ? this.cipher.seal(key, Buffer.isBuffer(data) ? [data] : data) : data);
  }

  /** Takes over a finished local file. */
  adopt(key: string, path: string): Promise<void> {
    return this.blobs.adopt(key, path);
  }

  /** The plain bytes as a stream, stored sealed or not; of a requested part that part, if the file has it. */
  async read(key: string, range?: RequestedRange): Promise<BlobRead | undefined> {
    const part = range && (await this.readPart(key, range));
    if (part) return part;
    const found = await this.blobs.read(key);
    if (!found) return undefined;
    const head = await beginningOf(found.stream);
    if (isSealed(head))
      return {
        stream: plain(this.cipher.open(key, head, found.stream), found.stream),
        size: sizeInside(found.size),
      };
    found.stream.unshift(head);
    return found;
  }

  private async readPart(key: string, range: RequestedRange): Promise<BlobRead | undefined> {
    const first = await this.blobs.read(key, { start: 0, end: SEAL_HEAD - 1 });
    if (!first) return undefined;
    const head = await beginningOf(first.stream);
    first.stream.destroy();
    const sealed = isSealed(head);
    const size = sealed ? sizeInside(first.size) : first.size;
    const span = spanOf(range, size);
    const found = span && (await this.blobs.read(key, sealed ? sealedSpan(span, first.size) : span));
    if (!found) return undefined;
    const { stream } = found;
    return {
      stream: sealed ? plain(this.cipher.openSpan(key, head, stream, span, size), stream) : stream,
      size,
      span,
    };
  }

  remove(key: string): Promise<void> {
    return this.blobs.remove(key);
  }
}

/** A file's first bytes, taken from its stream: as many as tell whether it is sealed. */
async function beginningOf(stream: Readable): Promise<Buffer> {
  for (;;) {
    const head = stream.read(SEAL_HEAD) as Buffer | null;
    if (head || stream.readableEnded) return head ?? Buffer.alloc(0);
    await new Promise<void>((resolve, reject) => {
      stream.once('readable', resolve).once('end', resolve).once('error', reject);
    });
  }
}

/** Decrypted bytes as a stream; closing it destroys its source, even unread. */
function plain(opened: AsyncGenerator<Buffer>, from: Readable): Readable {
  return Readable.from(opened, { objectMode: false }).once('close', () => from.destroy());
}
