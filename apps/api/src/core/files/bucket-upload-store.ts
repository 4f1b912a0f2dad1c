import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_PART_SIZE, UNFINISHED_LIFE_MS } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';
import { type Bucket, type BucketBlobStore, type Entry, STORED_FOLDER } from '../providers/bucket';
import { Storage } from '../providers/storage';
import type { UploadStore } from './upload-store';
import { type FileCipher, sizeInside } from '../providers/file-cipher';

/** Folder for browsers with upload credentials (specification section 7). */
export const UPLOAD_FOLDER = 'ipfast';
/** Parts of an upload, which each call lists: those of the largest file when each of its requests is interrupted a hundred times. */
const MOST_PARTS = 1000;

/**
 * Bytes of unfinished uploads in a bucket. A part is an object named after its offset; the upload's offset is the end of the
 * parts without a gap. A killed process therefore leaves no half-written part, and any process can continue. A file uploaded
 * by a browser is one object under `ipfast/<id>/`.
 */
export class BucketUploadStore implements UploadStore {
  private readonly parts: BucketBlobStore;
  private readonly direct: BucketBlobStore;
  private readonly sealed: Storage;
  private readonly finished: BucketBlobStore;

  constructor(bucket: Bucket, cipher: FileCipher) {
    this.parts = bucket.folder('unfinished');
    this.direct = bucket.folder(UPLOAD_FOLDER);
    this.sealed = new Storage(this.parts, cipher);
    this.finished = bucket.folder(STORED_FOLDER);
  }

  async begin(): Promise<void> {
    // Nothing to create: the first part creates an object.
  }

  async size(id: string): Promise<number> {
    const whole = await this.whole(id);
    return whole ? whole.size : reach(await this.chain(id));
  }

  async append(id: string, at: number, part: AsyncIterable<Buffer>, length: number): Promise<number> {
    const whole = await this.whole(id);
    const chain = whole ? [] : await this.chain(id);
    const size = whole?.size ?? reach(chain);
    if (size !== at) throw new DomainError('CONFLICT', { offset: size });
    if (chain.length >= MOST_PARTS) throw new DomainError('TOO_LARGE');
    let end = at;
    let held: Buffer[] = [];
    let waiting = 0;
    const keep = async () => {
      if (waiting === 0) return;
      const bytes = Buffer.concat(held);
      // What the bucket refuses is not tried again at the end.
      [held, waiting] = [[], 0];
      await this.sealed.put(`${id}/${String(end).padStart(12, '0')}`, bytes, true);
      end += bytes.length;
    };
    try {
      for await (const bytes of part) {
        if (end + waiting + bytes.length > length) throw new DomainError('TOO_LARGE');
        held.push(bytes);
        waiting += bytes.length;
        if (waiting >= UPLOAD_PART_SIZE) await keep();
      }
    } finally {
      await keep();
    }
    return end;
  }

  async copy(id: string, to: string): Promise<void> {
    const whole = await this.whole(id);
    const source = whole ? this.bytesOf(whole) : this.joined(await this.chain(id));
    await pipeline(
      Readable.from(source, { objectMode: false }),
      createWriteStream(to, { mode: 0o600, flush: true }),
    );
  }

  async remove(id: string): Promise<void> {
    for (const folder of [this.parts, this.direct]) {
      for (const { key } of await folder.list(`${id}/`)) await folder.remove(key);
      await folder.endUnfinished(new Date(), `${id}/`);
    }
  }

  /** Deletes uploads without a new part since `before`, and what is left of interrupted writes of finished files. */
  async sweep(before = new Date(Date.now() - UNFINISHED_LIFE_MS)): Promise<void> {
    for (const folder of [this.parts, this.direct]) {
      for (const { key, changed } of await folder.list()) if (changed < before) await folder.remove(key);
      await folder.endUnfinished(before);
    }
    await this.finished.endUnfinished(before);
  }

  /** The object a browser uploaded; its name below the folder is the browser's choice. */
  private async whole(id: string): Promise<Entry | undefined> {
    return (await this.direct.list(`${id}/`))[0];
  }

  /** The consecutive parts from offset 0. */
  private async chain(id: string): Promise<Entry[]> {
    const found = await this.parts.list(`${id}/`);
    let end = 0;
    const chain: Entry[] = [];
    for (const { key, size, changed } of found) {
      if (Number(key.slice(id.length + 1)) !== end) break;
      chain.push({ key, size: sizeInside(size), changed });
      end += sizeInside(size);
    }
    return chain;
  }

  /** At most `size` bytes, the size read before: a browser with credentials could replace the object meanwhile. */
  private async *bytesOf({ key, size }: Entry): AsyncGenerator<Buffer> {
    const found = await this.direct.read(key, { start: 0, end: size - 1 });
    if (found) yield* found.stream as AsyncIterable<Buffer>;
  }

  private async *joined(chain: Entry[]): AsyncGenerator<Buffer> {
    for (const { key } of chain) {
      const found = await this.sealed.read(key);
      if (found) yield* found.stream as AsyncIterable<Buffer>;
    }
  }
}

const reach = (chain: Entry[]): number => chain.reduce((sum, { size }) => sum + size, 0);
