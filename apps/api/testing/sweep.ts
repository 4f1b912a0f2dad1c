/** Runs the sweep of uploaded files on this worker's database and folder, as the hourly job does. */
import { Files } from '../src/core/files/files';
import { Uploads } from '../src/core/files/uploads';
import { openKeys } from '../src/core/keys';
import { ground } from './ground';
import { api } from './server';

export async function sweep(): Promise<void> {
  const { db, storage } = await ground();
  const { dataDir } = api();
  const files = new Files(db, undefined as never, storage, undefined as never, openKeys(dataDir), {
    DATA_DIR: dataDir,
  } as never);
  await files.sweep();
}

/** The same for uploads that come in pieces. */
export async function sweepUploads(): Promise<void> {
  const { db } = await ground();
  const config = { DATA_DIR: api().dataDir } as never;
  await new Uploads(db, undefined as never, undefined as never, config).sweep();
}
