import { createHash } from 'node:crypto';
import type { ListObjectVersionsCommandOutput, S3 } from '@aws-sdk/client-s3';
import { placeSettings } from '../bucket-settings';
import type { Config } from '../config';
import { type Bucket, openBucket } from './bucket';

const DAY_MS = 86_400_000;

export const LOCKED_MARKS = Symbol('locked marks');

/**
 * Marks outside the reach of this machine: objects of a bucket with object lock, which nobody can change or delete before
 * `ANCHORS_KEEP_DAYS` are over. A mark is in its key, so that listing reads it.
 */
export class LockedMarks {
  private readonly s3: S3;
  private readonly name: string;

  private constructor(
    bucket: Bucket,
    private readonly path: string,
    private readonly keepDays: number,
  ) {
    this.s3 = bucket.s3;
    this.name = bucket.name;
  }

  /** Undefined unless `ANCHORS_TO` is set. Throws an Error of one line when the bucket does not lock objects. */
  static async open(config: Config): Promise<LockedMarks | undefined> {
    if (!config.ANCHORS_TO) return undefined;
    const { path, settings } = placeSettings(config, 'ANCHORS', config.ANCHORS_TO);
    const bucket = (await openBucket(settings))!;
    const lock = await bucket.s3
      .getObjectLockConfiguration({ Bucket: bucket.name })
      .catch((error: unknown) => ({ error: (error as Error).name, ObjectLockConfiguration: undefined }));
    if (lock.ObjectLockConfiguration?.ObjectLockEnabled !== 'Enabled')
      throw new Error(`configuration: ANCHORS_TO: the bucket ${bucket.name} has no object lock`);
    return new LockedMarks(bucket, `${path || 'anchors'}/`, config.ANCHORS_KEEP_DAYS);
  }

  async put(key: string): Promise<void> {
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

  /** The marks that begin with `prefix`, in order; also those that a delete marker hides. */
  async keys(prefix: string): Promise<string[]> {
    const found = new Set<string>();
    let page: ListObjectVersionsCommandOutput | undefined;
    do {
      page = await this.s3.listObjectVersions({
        Bucket: this.name,
        Prefix: this.path + prefix,
        KeyMarker: page?.NextKeyMarker,
        VersionIdMarker: page?.NextVersionIdMarker,
      });
      for (const { Key } of page.Versions ?? []) found.add(Key!.slice(this.path.length));
    } while (page.IsTruncated);
    return [...found].sort();
  }
}
