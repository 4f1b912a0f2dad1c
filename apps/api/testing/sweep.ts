/** Runs the sweeps of uploaded files on this worker's database and storage, like the hourly jobs. */
import { join } from 'node:path';
import { type UploadStore, FolderUploadStore } from '../src/core/files/upload-store';
import { BucketUploadStore } from '../src/core/files/bucket-upload-store';
import { FileCipher } from '../src/core/providers/file-cipher';
import { StoredFileService } from '../src/core/files/stored-file.service';
import { forgetPicture } from '../src/likeness/forget-picture';
import { forgetFinds } from '../src/opportunity/picture-find';
import { FileSweepService } from '../src/core/files/file-sweep.service';
import { UploadService } from '../src/core/files/upload.service';
import { openKeys } from '../src/core/keys';
import { JobService } from '../src/core/jobs/job.service';
import type { Bucket } from '../src/core/providers/bucket';
import { Storage } from '../src/core/providers/storage';
import { openFixtures } from './fixtures';
import { api } from './server';

const unused = undefined as never;

export async function sweepFiles(storage: Pick<Storage, 'remove'>): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { dataDir } = api();
  const config = { DATA_DIR: dataDir } as never;
  const stored = new StoredFileService();
  stored.onRemoved(forgetPicture);
  stored.onRemoved(forgetFinds);
  const jobs = new JobService(db, cipher, unused, { ROLE: 'all' });
  await new FileSweepService(db, jobs, storage as Storage, stored, config).sweep();
}

async function sweepStore(store: UploadStore): Promise<void> {
  await new UploadService((await openFixtures()).db, unused, unused, unused, store, undefined).sweep();
}

export const sweep = async (): Promise<void> => sweepFiles((await openFixtures()).storage);

/** The sweep of uploads in parts. */
export const sweepUploads = (): Promise<void> =>
  sweepStore(new FolderUploadStore(join(api().dataDir, 'unfinished')));

/** Both sweeps for a bucket, and of objects older than `before`. */
export async function sweepBucket(bucket: Bucket, before: Date): Promise<void> {
  const cipher = new FileCipher(openKeys(api().dataDir));
  await sweepFiles(new Storage(bucket.folder('uploads'), cipher));
  const store = new BucketUploadStore(bucket, cipher);
  await sweepStore(store);
  await store.sweep(before);
}
