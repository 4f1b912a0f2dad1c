import type { Config } from './config';

/** Address and credentials of the bucket. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket for files; undefined when files are stored in `DATA_DIR`. */
export function bucketIn(config: Config): BucketSettings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  return S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        bucket: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : undefined;
}

const BUCKET = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const GRANTS = ['S3_ROLE_ARN', 'S3_STS_ENDPOINT'] as const;

/** Throws an Error of one line when a part of the bucket's settings is missing. */
export function refuseHalfABucket(config: Config): void {
  const given = [...BUCKET, ...GRANTS].find((name) => config[name]);
  const missing = given && BUCKET.find((name) => !config[name]);
  if (missing) throw new Error(`configuration: ${missing} is required with ${given}`);
  if (config.S3_STS_ENDPOINT && !config.S3_ROLE_ARN)
    throw new Error('configuration: S3_ROLE_ARN is required with S3_STS_ENDPOINT');
}

/**
 * A path in a bucket, `s3://bucket/path`, and the settings that reach it: those of its purpose, or else of the bucket for files.
 * Throws an Error of one line when there are none.
 */
export function placeSettings(
  config: Config,
  purpose: 'ANCHORS' | 'BACKUP',
  address: string,
): { path: string; settings: Config } {
  const [bucket, ...path] = address.slice('s3://'.length).replace(/\/+$/, '').split('/');
  const own = (name: 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY') =>
    config[`${purpose}_S3_${name}`] ?? config[`S3_${name}`];
  const settings = {
    ...config,
    S3_BUCKET: bucket!,
    S3_ENDPOINT: own('ENDPOINT'),
    S3_REGION: own('REGION'),
    S3_ACCESS_KEY_ID: own('ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: own('SECRET_ACCESS_KEY'),
  };
  if (!bucketIn(settings))
    throw new Error(
      `configuration: ${purpose}_S3_* are required with ${purpose}_TO=s3://…, where S3_* are not set`,
    );
  return { path: path.join('/'), settings };
}
