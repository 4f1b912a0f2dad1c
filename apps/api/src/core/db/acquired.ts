import type { Pool, PoolConnection as CallbackConnection } from 'mysql2';
import type { PoolConnection } from 'mysql2/promise';
import type { PulseService } from './pulse.service';

/** Time to wait for a connection, ms. */
const ACQUIRE_MS = 10_000;

/** A connection of the pool. Throws when none is free in time, or the database is silent. */
export const acquired = (pool: Pool, pulse: PulseService | undefined): Promise<PoolConnection> =>
  new Promise((resolve, reject) => {
    let gaveUp = false;
    const giveUp = (error: Error) => {
      gaveUp = true;
      reject(error);
    };
    const answered = pulse?.whenSilent(giveUp);
    if (gaveUp) return;
    // The error is made when it is needed, because its stack costs as much as a statement.
    const late = setTimeout(() => giveUp(noConnection()), ACQUIRE_MS);
    pool.getConnection((error, found) => {
      clearTimeout(late);
      answered?.();
      if (error) reject(error);
      // The caller has given up waiting.
      else if (gaveUp) found.release();
      else resolve(promised(found));
    });
  });

/** The driver makes a new object with listeners of its own each time it is asked for one. */
const objects = new WeakMap<CallbackConnection, PoolConnection>();
function promised(connection: CallbackConnection): PoolConnection {
  const known = objects.get(connection) ?? (connection.promise() as PoolConnection);
  objects.set(connection, known);
  return known;
}

const noConnection = (): Error =>
  Object.assign(new Error('the connection pool is exhausted'), { code: 'POOL_ENQUEUELIMIT' });
