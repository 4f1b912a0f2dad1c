import { createHash } from 'node:crypto';
import type { ListObjectVersionsCommandOutput, S3 } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import { bucketIn, placeSettings } from '../bucket-settings';
import type { Config } from '../config';
import { type Bucket, unopened } from './bucket';

const DAY_MS = 86_400_000;
/** The transaction of a batch waits for a mark. */
const LIMITS = { answerMs: 5000, maxAttempts: 2 };

export const LOCKED_MARKS = Symbol('locked marks');

/**
 * Marks outside the reach of this machine: objects of a bucket with object lock, which nobody can change or delete before
 * `ANCHORS_KEEP_DAYS` are over. A mark is in its key, so that listing reads it.
 */
export class LockedMarks {
  private readonly s3: S3;
  private readonly name: string;
  private isLocking = false;

  private constructor(
    bucket: Bucket,
    private readonly path: string,
    private readonly keepDays: number,
  ) {
    this.s3 = bucket.s3;
    this.name = bucket.name;
  }

  /**
   * Undefined unless `ANCHORS_TO` is set. Throws an Error of one line when the bucket does not lock objects, or refuses to say;
   * while its storage does not answer, the first mark asks again.
   */
  static async open(config: Config, log?: Logger): Promise<LockedMarks | undefined> {
    if (!config.ANCHORS_TO) return undefined;
    const { path, settings } = placeSettings(config, 'ANCHORS', config.ANCHORS_TO);
    const bucket = await unopened(bucketIn(settings)!, LIMITS);
    const marks = new LockedMarks(bucket, `${path || 'anchors'}/`, config.ANCHORS_KEEP_DAYS);
    await marks.check().catch((error: unknown) => {
      if (error instanceof NoLock) throw error;
      log?.warn({ err: error }, 'ANCHORS_TO: no answer; no codes are issued until the bucket answers');
    });
    return marks;
  }

  private async check(): Promise<void> {
    if (this.isLocking) return;
    const { ObjectLockConfiguration } = await this.s3
      .getObjectLockConfiguration({ Bucket: this.name })
      .catch((error: unknown) => {
        if (!isDefinite(error)) throw error;
        const { name } = error as Error;
        if (name === 'ObjectLockConfigurationNotFoundError') return { ObjectLockConfiguration: undefined };
        throw new NoLock(`configuration: ANCHORS_TO: ${this.name} cannot be used (${name})`);
      });
    if (ObjectLockConfiguration?.ObjectLockEnabled !== 'Enabled')
      throw new NoLock(`configuration: ANCHORS_TO: the bucket ${this.name} has no object lock`);
    this.isLocking = true;
  }

  async put(key: string): Promise<void> {
    await this.check();
    const Body = JSON.stringify({ at: new Date().toISOString(), mark: key });
    await this.s3.putObject({
      Bucket: this.name,
      Key: this.path + key,
      Body,
      // Required for locked objects.
      ContentMD5: createHash('md5').update(Body).digest('base64'),
      ObjectLockMode: 'COMPLIANCE',
      ObjectLockRetainUntilDate: new Date(Date.now() + this.keepDays * DAY_MS),
    });
  }

  /** The marks that begin with `prefix`, in order, those behind `after` if it is given; also those that a delete marker hides. */
  async keys(prefix: string, after?: string): Promise<string[]> {
    const found = new Set<string>();
    let page: ListObjectVersionsCommandOutput | undefined;
    do {
      page = await this.s3.listObjectVersions({
        Bucket: this.name,
        Prefix: this.path + prefix,
        KeyMarker: page ? page.NextKeyMarker : after && this.path + after,
        VersionIdMarker: page?.NextVersionIdMarker,
      });
      for (const { Key } of page.Versions ?? []) found.add(Key!.slice(this.path.length));
    } while (page.IsTruncated);
    return [...found].sort();
  }
}

/** The bucket's own answer that it does not serve for marks. */
class NoLock extends Error {}

/** Whether the storage has refused the call: a later one will be refused, too. */
function isDefinite(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
