// A private database that is restarted on the same port when it ends by itself, so that its address stays valid.
import { startDatabase } from './database.mjs';
import { isStopping } from './process.mjs';

/**
 * Runs the private database of a data folder; when it ends by itself, it is started again on its port, with all committed
 * data. `lost` resolves with the reason when a restart fails.
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
      progress('the database had stopped and was started again');
    }
  };
  return { url, pid: () => database.pid, lost: watch() };
}
