// Copies of the product for browser specs to run in parallel: one is seeded, the others are copies of its files.
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startApi } from './api.mjs';
import { startDatabase } from './database.mjs';
import { freePort } from './ports.mjs';

/** @returns {Promise<{url: string, dataDir: string, databaseUrl: string, stop: () => Promise<void>}>} */
async function serve(dataDir) {
  const database = await startDatabase({ dataDir, testing: true });
  const port = await freePort();
  const api = await startApi({
    port,
    dataDir,
    databaseUrl: database.url,
    env: { DEMO: '1', NODE_ENV: 'test', PUBLIC_URL: `http://127.0.0.1:${port}` },
    log: path.join(dataDir, 'api.log'),
  });
  const stop = async () => {
    await api.stop();
    await database.stop();
  };
  return { url: api.url, dataDir, databaseUrl: database.url, stop };
}

/** Starts `count` equal copies below a folder. */
export async function stages(folder, count) {
  const folders = Array.from({ length: count }, (_, index) => path.join(folder, `stage-${index}`));
  const [first, ...others] = folders;
  mkdirSync(first);
  const seeded = await serve(first);
  // The database's files are complete once it has stopped.
  await seeded.stop();
  for (const other of others) cpSync(first, other, { recursive: true });
  return Promise.all(folders.map(serve));
}
