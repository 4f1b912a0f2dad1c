// A private database that comes back by itself: whoever holds its address goes on.
import { startDatabase } from './database.mjs';
import { isStopping } from './process.mjs';

/**
 * Runs the private database of a data folder; when it ends by itself, it is started again on its port, and what it had
 * promised is there. `lost` resolves with the reason once it cannot be started any more.
 * @returns {Promise<{url: string, pid: () => number, lost: Promise<Error>}>}
 */
export async function keepDatabase({ progress = () => {}, ...options }) {
  let database = await startDatabase({ ...options, progress });
  const { url, port } = database;
  const watch = async () => {
    for (;;) {
      await database.exited;
      if (isStopping()) return new Promise(() => {});
      try {
        database = await startDatabase({ ...options, port, progress });
      } catch (error) {
        return error;
      }
      progress('the database had ended by itself, and runs again');
    }
  };
  return { url, pid: () => database.pid, lost: watch() };
}
