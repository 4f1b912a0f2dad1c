import type { DataSource } from 'typeorm';
import type { Sql } from './db';

/** Whether the database has a table: releases before it, and databases that are being restored, lack it. */
export async function hasTable(
  source: Pick<Sql, 'rows'> | Pick<DataSource, 'query'>,
  name: string,
): Promise<boolean> {
  const statement = 'SHOW TABLES LIKE ?';
  const found =
    'rows' in source
      ? await source.rows<unknown>(statement, [name])
      : await source.query<unknown[]>(statement, [name]);
  return found.length > 0;
}
