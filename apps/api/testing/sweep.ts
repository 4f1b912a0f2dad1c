/** Runs the sweep of uploaded files on this worker's database and folder, as the hourly job does. */
import { Files } from '../src/core/files/files';
import { openKeys } from '../src/core/keys';
import { ground } from './ground';
import { api } from './server';

/** The product's own files. */
export async function files(): Promise<Files> {
  const { db, storage } = await ground();
  const { dataDir } = api();
  return new Files(db, undefined as never, storage, openKeys(dataDir), { DATA_DIR: dataDir } as never);
}

export const sweep = async (): Promise<void> => (await files()).sweep();
