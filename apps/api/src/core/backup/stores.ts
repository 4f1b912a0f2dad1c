import { join } from 'node:path';
import { placeSettings } from '../bucket-settings';
import type { Config } from '../config';
import { type BucketBlobStore, openBucket, STORED_FOLDER } from '../providers/bucket';
import { FolderBlobStore } from '../providers/folder';

/** Where bytes are stored and listed: a folder, or a path in a bucket. */
export type Store = FolderBlobStore | BucketBlobStore;

/** The store of backups. Throws an Error of one line when it is not set or cannot be reached. */
export async function backupStore(config: Config): Promise<Store> {
  const { BACKUP_TO } = config;
  if (!BACKUP_TO) throw new Error('configuration: BACKUP_TO is required: a folder, or s3://bucket/path');
  if (!BACKUP_TO.startsWith('s3://')) return new FolderBlobStore(BACKUP_TO);
  const { path, settings } = placeSettings(config, 'BACKUP', BACKUP_TO);
  return (await openBucket(settings, 'BACKUP_TO'))!.folder(path || 'backup');
}

/** The store of the installation's files, as they are. */
export async function fileStore(config: Config): Promise<Store> {
  return (
    (await openBucket(config))?.folder(STORED_FOLDER) ?? new FolderBlobStore(join(config.DATA_DIR, 'uploads'))
  );
}
