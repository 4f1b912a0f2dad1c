import type { DataSource } from 'typeorm';
import { hasTable } from '../db/tables';

/** Table of a database whose restore has not ended. */
export const RESTORE_MARK = 'restore_unfinished';

/** Throws an Error of one line for a database whose restore was interrupted. */
export async function refuseHalfRestored(source: Pick<DataSource, 'query'>): Promise<void> {
  if (await hasTable(source, RESTORE_MARK))
    throw new Error('database: its restore is running or was interrupted: run restore again');
}
