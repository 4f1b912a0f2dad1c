import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { hasTable } from '../db/tables';

/** Table of a database whose restore has not ended. */
export const RESTORE_MARK = 'restore_unfinished';

const restoring = new AsyncLocalStorage<true>();

/** Runs the work by which a restore itself opens the database it has filled. */
export const asRestore = <T>(work: () => Promise<T>): Promise<T> => restoring.run(true, work);

/** Throws an Error of one line for a database whose restore has not ended, except in the restore itself. */
export async function refuseHalfRestored(source: Pick<DataSource, 'query'>): Promise<void> {
  if (!restoring.getStore() && (await hasTable(source, RESTORE_MARK)))
    throw new Error('database: its restore is running or was interrupted: run restore again');
}
