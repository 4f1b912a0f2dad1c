/** Periodic tasks of the API under test. */
import { api, atTheEnd } from './server';

/**
 * Holds the lease of a periodic task until the end of a spec file: what the task writes would look like a change by the calls
 * under test.
 */
export function holdTask(name: string): void {
  beforeAll(async () => {
    const connection = await api().db().getConnection();
    const lock = `.job.${name}`;
    await connection.query('SELECT GET_LOCK(CONCAT(DATABASE(), ?), 60)', [lock]);
    atTheEnd(async () => {
      await connection.query('SELECT RELEASE_LOCK(CONCAT(DATABASE(), ?))', [lock]);
      connection.release();
    });
  });
}
