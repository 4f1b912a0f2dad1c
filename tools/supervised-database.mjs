// A private database that is restarted on the same port when it ends by itself, so that its address stays valid.
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabase } from './database.mjs';
import { isFull, isStopping, writeFailure } from './process.mjs';

/** Pause before a database that ended for want of room is started again, ms. */
const ROOM_MS = 5000;

/**
 * Runs the private database of a data folder; when it ends by itself, it is started again on its port, with all committed
 * data: on a full disk as soon as there is room. `lost` resolves with the reason when a restart fails otherwise.
 * @returns {Promise<{url: string, pid: () => number, lost: Promise<Error>}>}
 */
export async function superviseDatabase({ progress = () => {}, ...options }) {
  let database = await startDatabase({ ...options, progress });
  const { url, port } = database;
  const watch = async () => {
    for (;;) {
      await database.exited;
      if (isStopping()) return new Promise(() => {});
      try {
        database = await again();
      } catch (error) {
        return error;
      }
      progress('the database had stopped and was started again');
    }
  };
  const again = async () => {
    for (let waits = false; ; waits = true) {
      try {
        return await startDatabase({ ...options, port, progress });
      } catch (error) {
        if (!isFull(error) || isStopping()) throw error;
        const { message } = writeFailure(error, options.dataDir);
        if (!waits) progress(`${message} The database is started again when there is room.`);
        await sleep(ROOM_MS);
      }
    }
  };
  return { url, pid: () => database.pid, lost: watch() };
}
