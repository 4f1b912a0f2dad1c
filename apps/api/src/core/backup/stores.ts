import { join } from 'node:path';
import { bucketIn, type Config } from '../config';
import { type BucketBlobStore, openBucket } from '../providers/bucket';
import { FolderBlobStore } from '../providers/folder';

/** Where bytes are stored and listed: a folder, or a path in a bucket. */
export type Store = FolderBlobStore | BucketBlobStore;

/** The store of backups. Throws an Error of one line when it is not set or cannot be reached. */
export async function backupStore(config: Config): Promise<Store> {
  const { BACKUP_TO } = config;
  if (!BACKUP_TO) throw new Error('configuration: BACKUP_TO is required: a folder, or s3://bucket/path');
  if (!BACKUP_TO.startsWith('s3://')) return new FolderBlobStore(BACKUP_TO);
  const [bucket, ...path] = BACKUP_TO.slice('s3://'.length).replace(/\/+$/, '').split('/');
  const own = (name: 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY') =>
    config[`BACKUP_S3_${name}`] ?? config[`S3_${name}`];
  const settings = {
    S3_BUCKET: bucket!,
    S3_ENDPOINT: own('ENDPOINT'),
    S3_REGION: own('REGION'),
    S3_ACCESS_KEY_ID: own('ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: own('SECRET_ACCESS_KEY'),
  };
  if (!bucketIn({ ...config, ...settings }))
    throw new Error('configuration: BACKUP_S3_* are required with BACKUP_TO=s3://…, where S3_* are not set');
  return (await openBucket({ ...config, ...settings }))!.folder(path.join('/') || 'backup');
}

/** The store of the installation's files, as they are. */
export async function fileStore(config: Config): Promise<Store> {
  return (
    (await openBucket(config))?.folder('uploads') ?? new FolderBlobStore(join(config.DATA_DIR, 'uploads'))
  );
}
