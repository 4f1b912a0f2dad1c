import type { PoolConnection } from 'mysql2/promise';

/** A text that compares with a column of any character set as it does in a statement's own text. */
export const isPlain = (value: unknown): boolean =>
  // eslint-disable-next-line no-control-regex
  typeof value === 'string' && /^[\x00-\x7f]*$/.test(value);

/** The database has as many prepared statements as it allows. */
const TOO_MANY_PREPARED = 1461;

/** Runs a prepared statement; one that the database does not prepare any more is sent as text. */
export const executed = (connection: PoolConnection, sql: string, params: string[]) =>
  connection
    .execute(sql, params)
    .catch((error: { errno?: number }) =>
      error.errno === TOO_MANY_PREPARED ? connection.query(sql, params) : Promise.reject(error as Error),
    );
