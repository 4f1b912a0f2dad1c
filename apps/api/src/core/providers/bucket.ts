import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ListMultipartUploadsCommandOutput, S3, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Upload } from '@aws-sdk/lib-storage';
import { UPLOAD_PART_SIZE } from '@ipw/domain';
import { timed } from '../metrics/metrics';
import { bucketIn, type BucketSettings } from '../bucket-settings';
import type { Config } from '../config';
import type { Span } from './span';
import type { StoredBlob, BlobStore } from './storage';

export interface Entry {
  key: string;
  size: number;
  changed: Date;
}

/** Time for a connection, ms, and for an answer with what is sent before it: 5 MB at most in a part of a file. */
const CONNECT_MS = 5000;
const ANSWER_MS = 30_000;
/** Connections of a client. A picture holds one while its reader is slow, and a call that gets none in time fails. */
const MOST_CONNECTIONS = 500;

/**
 * Options of all clients. Checksums are sent only when required: most storages other than Amazon's refuse the newest. An
 * answer must begin within `answerMs`; how long its body takes is not limited, because readers may be slow.
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
    await new Sending({ client: s3, params, partSize: UPLOAD_PART_SIZE, queueSize: 1 }).done();
  }

  /** The local file stays; the caller removes it. */
  adopt(key: string, path: string): Promise<void> {
    return this.put(key, createReadStream(path) as AsyncIterable<Buffer>);
  }

  async read(key: string, span?: Span): Promise<StoredBlob | undefined> {
    const Range = span && `bytes=${String(span.start)}-${String(span.end)}`;
    try {
      const found = await timed('bucket', () => this.bucket.s3.getObject({ ...this.at(key), Range }));
      const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
      return { stream: found.Body as Readable, size };
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
    for (let ContinuationToken: string | undefined; ;) {
      const page = await this.bucket.s3.listObjectsV2({
        Bucket: this.bucket.name,
        Prefix: this.path + prefix,
        ContinuationToken,
      });
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        found.push({ key: Key!.slice(this.path.length), size: Size!, changed: LastModified! });
      ContinuationToken = page.NextContinuationToken;
      if (!ContinuationToken) return found;
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

export const BUCKET = Symbol('bucket');

/** The configured bucket, or undefined. Loads the S3 client only if one is configured. Throws when it cannot be reached. */
export async function openBucket(config: Config): Promise<Bucket | undefined> {
  const settings = bucketIn(config);
  if (!settings) return undefined;
  const bucket = await unopened(settings);
  await bucket.s3.headBucket({ Bucket: bucket.name }).catch((error: unknown) => {
    throw new Error(
      `configuration: S3_BUCKET: ${settings.bucket} cannot be reached (${(error as Error).name})`,
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
  return new Bucket(settings.bucket, s3, Upload);
}

interface Limits {
  answerMs?: number;
  maxAttempts?: number;
}
