// A private database server for one spec that freezes or kills it; prints its address and process id as JSON. With `kept` it is
// durable and started again on the same port when it ends, and the next process id is printed.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../tools/database.mjs';
import { keepDatabase } from '../../../tools/kept-database.mjs';
import { endOnSignals, main, onStop } from '../../../tools/process.mjs';
import { removeLater } from '../../../tools/temporary.mjs';

main(async () => {
  endOnSignals();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ipw-own-database-'));
  removeLater(dataDir);
  const kept = process.argv[2] === 'kept';
  const tell = (database) => process.stdout.write(`${JSON.stringify(database)}\n`);
  if (kept) {
    const database = await keepDatabase({
      dataDir,
      progress: () => tell({ url: database.url, pid: database.pid() }),
    });
    tell({ url: database.url, pid: database.pid() });
  } else {
    const { url, pid } = await startDatabase({ dataDir, testing: true });
    tell({ url, pid });
  }
  await new Promise((resolve) => onStop(resolve));
});
