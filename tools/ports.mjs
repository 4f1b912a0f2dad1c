// Free ports for what start, test and bench run. Node only, no packages, because it runs before `npm ci`.
import { createServer } from 'node:net';

/**
 * Ports from which no system by default takes the near end of an outgoing connection, as it does with those that `listen(0)`
 * finds: a connection could take such a port before the program it was found for listens. Browsers refuse no port of these.
 */
const FIRST = 11_000;
const COUNT = 21_000;
/** Ports a process tries before it meets those of the process that started after it. */
const APART = 16;
let next = (process.pid * APART) % COUNT;

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', (error) =>
        ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(false) : reject(error),
      )
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port of 127.0.0.1 on which nothing listens; each call of a process finds another.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port of ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}
