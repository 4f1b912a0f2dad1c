import { Readable } from 'node:stream';
import type { Db } from '../db/db';
import { allRows } from './rows';

/** A file of an archive; its bytes are read when it is written. */
export interface ArchiveFile {
  name: string;
  open: () => Promise<Readable> | Readable;
  /** Already compressed. */
  stored?: boolean;
}

/** The query of a table's rows, and the exported record of a row. `sql` ends in a condition and uses `t.id`. */
export interface ArchiveTable<R = never> {
  sql: string;
  params: readonly unknown[];
  toRecord?: (row: R) => unknown;
}

/** The condition on `ip` that the member owns it; takes the member's id twice. */
export const OWN_IP = '(ip.owner_id = ? OR (ip.owner_id IS NULL AND ip.created_by = ?))';

export const valueFile = (name: string, value: () => Promise<unknown>): ArchiveFile => ({
  name,
  open: async () => Readable.from([`${JSON.stringify(await value(), null, 2)}\n`]),
});

/** Rows as a JSON array, one row a line, oldest first, read in pages. */
export const tableFile = <R extends { id: string | number }>(
  db: Db,
  name: string,
  { sql, params, toRecord }: ArchiveTable<R>,
): ArchiveFile => ({
  name,
  open: () => jsonLines(allRows<R>(db, sql, params), toRecord),
});

export const jsonLines = <R>(
  rows: AsyncIterable<R>,
  toRecord: (row: R) => unknown = (row) => row,
): Readable => Readable.from(lines(rows, toRecord));

async function* lines<R>(rows: AsyncIterable<R>, toRecord: (row: R) => unknown): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(toRecord(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
