import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';

/** Lists of the driver's pool; its types do not declare them. */
interface PoolLists {
  _allConnections: { length: number; toArray: () => { threadId: number }[] };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** The pool of connections of a data source; TypeORM's types do not declare it. */
export const poolOf = ({ driver }: Pick<DataSource, 'driver'>): Pool & PoolLists =>
  (driver as unknown as { pool: Pool & PoolLists }).pool;
