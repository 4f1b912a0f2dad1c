import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ListMultipartUploadsCommandOutput, S3, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Upload } from '@aws-sdk/lib-storage';
import { UPLOAD_PART_SIZE } from '@ipw/domain';
import { timed } from '../metrics/metrics';
import { bucketIn, type BucketSettings } from '../bucket-settings';
import type { Config } from '../config';
import type { ByteRange } from './byte-range';
import type { StoredBlob, BlobStore } from './storage';

export interface Entry {
  key: string;
  size: number;
  changed: Date;
}

/** Folder of finished files. */
export const STORED_FOLDER = 'uploads';

/**
 * Time for a connection, ms, and for an answer with what is sent before it: 5 MB at most in a part of a file. All attempts end
 * before the web app (60 s) and `deploy/haproxy.cfg` (75 s) give up, so that callers get a refusal with its reason.
 */
const CONNECT_MS = 5000;
const ANSWER_MS = 15_000;
const MOST_ATTEMPTS = 3;
/** Connections of a client. A picture holds one while its reader is slow, and a call that gets none in time fails. */
const MOST_CONNECTIONS = 500;

/**
 * Options of all clients. Checksums are sent only when required: most storages other than Amazon's refuse the newest. An
 * answer must begin within `answerMs`; how long its body takes is not limited, because readers may be slow (`endStalled`).
 */
export const clientOf = (
  { endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  answerMs = ANSWER_MS,
) =>
  ({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: MOST_ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      // Without it the limit is only logged.
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: MOST_CONNECTIONS },
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
    },
  }) satisfies S3ClientConfig;

/** A private bucket of an S3-compatible storage, used by this product alone. */
export class Bucket {
  constructor(
    readonly name: string,
    readonly s3: S3,
    readonly Sending: typeof Upload,
    readonly answerMs = ANSWER_MS,
  ) {}

  folder(path: string): BucketBlobStore {
    return new BucketBlobStore(this, `${path}/`);
  }
}

/** The objects of a bucket under a path. An object appears only when it was stored completely. */
export class BucketBlobStore implements BlobStore {
  constructor(
    private readonly bucket: Bucket,
    private readonly path: string,
  ) {}

  async put(key: string, data: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const { s3, Sending } = this.bucket;
    if (Buffer.isBuffer(data)) {
      await timed('bucket', () => s3.putObject({ ...this.at(key), Body: data }));
      return;
    }
    const params = { ...this.at(key), Body: Readable.from(data, { objectMode: false }) };
    const options = { partSize: UPLOAD_PART_SIZE, queueSize: 1, leavePartsOnError: true };
    const sending = new Sending({ client: s3, params, ...options });
    await sending.done().catch((error: unknown) => {
      const UploadId = sending.uploadId;
      // Not awaited: without an answer the caller would wait as long again. A sweep aborts what is left.
      if (UploadId) void s3.abortMultipartUpload({ ...this.at(key), UploadId }).catch(() => undefined);
      throw error;
    });
  }

  /** The local file stays; the caller removes it. */
  adopt(key: string, path: string): Promise<void> {
    return this.put(key, createReadStream(path) as AsyncIterable<Buffer>);
  }

  async read(key: string, range?: ByteRange): Promise<StoredBlob | undefined> {
    const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
    try {
      const found = await timed('bucket', () => this.bucket.s3.getObject({ ...this.at(key), Range }));
      const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
      const stream = found.Body as unknown as IncomingMessage;
      endStalled(stream, this.bucket.answerMs);
      return { stream, size };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.bucket.s3.deleteObject(this.at(key));
  }

  /** The objects below `prefix`, ordered by key. */
  async list(prefix = ''): Promise<Entry[]> {
    const found: Entry[] = [];
    for await (const entry of this.each(prefix)) found.push(entry);
    return found;
  }

  /** The same one after the other. In memory are those of one answer, 1,000. */
  async *each(prefix = ''): AsyncGenerator<Entry> {
    for (let ContinuationToken: string | undefined; ;) {
      const page = await this.bucket.s3.listObjectsV2({
        Bucket: this.bucket.name,
        Prefix: this.path + prefix,
        ContinuationToken,
      });
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        yield { key: Key!.slice(this.path.length), size: Size!, changed: LastModified! };
      ContinuationToken = page.NextContinuationToken;
      if (!ContinuationToken) return;
    }
  }

  /** Aborts multipart uploads below `prefix` that were begun before `before`. */
  async endUnfinished(before: Date, prefix = ''): Promise<void> {
    const { s3, name } = this.bucket;
    let page: ListMultipartUploadsCommandOutput | undefined;
    do {
      page = await s3.listMultipartUploads({
        Bucket: name,
        Prefix: this.path + prefix,
        KeyMarker: page?.NextKeyMarker,
        UploadIdMarker: page?.NextUploadIdMarker,
      });
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Initiated! < before) await s3.abortMultipartUpload({ Bucket: name, Key, UploadId });
    } while (page.IsTruncated);
  }

  private at(key: string) {
    return { Bucket: this.bucket.name, Key: this.path + key };
  }
}

/**
 * Ends the body of an answer with ETIMEDOUT when its reader has read all that came, and nothing more comes for `afterMs` to
 * twice as long. A reader that pauses leaves bytes in the buffer, and is waited for.
 */
function endStalled(body: IncomingMessage, afterMs: number): void {
  let emptyAt: number | undefined;
  const timer = setInterval(() => {
    const { bytesRead } = body.socket;
    if (body.readableLength > 0 || body.complete) emptyAt = undefined;
    else if (emptyAt !== bytesRead) emptyAt = bytesRead;
    else body.destroy(Object.assign(new Error('the bucket stopped sending'), { code: 'ETIMEDOUT' }));
  }, afterMs);
  body.once('close', () => {
    clearInterval(timer);
  });
}

export const BUCKET = Symbol('bucket');

/**
 * The configured bucket, or undefined. Loads the S3 client only if one is configured. Throws an Error of one line, which names
 * the `setting`, when it cannot be reached.
 */
export async function openBucket(config: Config, setting = 'S3_BUCKET'): Promise<Bucket | undefined> {
  const settings = bucketIn(config);
  if (!settings) return undefined;
  const bucket = await unopened(settings);
  await bucket.s3.headBucket({ Bucket: bucket.name }).catch((error: unknown) => {
    throw new Error(
      `configuration: ${setting}: ${settings.bucket} cannot be reached (${(error as Error).name})`,
    );
  });
  return bucket;
}

/** A bucket whose storage has not been asked yet. `limits`: other time limits and attempts than the usual ones. */
export async function unopened(settings: BucketSettings, limits: Limits = {}): Promise<Bucket> {
  const [{ S3 }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const { answerMs, maxAttempts } = limits;
  const s3 = new S3({ ...clientOf(settings, answerMs), ...(maxAttempts ? { maxAttempts } : {}) });
  return new Bucket(settings.bucket, s3, Upload, answerMs);
}

interface Limits {
  answerMs?: number;
  maxAttempts?: number;
}
