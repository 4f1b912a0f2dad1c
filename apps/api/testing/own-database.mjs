// A private database server for one spec that freezes or kills it; prints its address and process id as JSON.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../tools/database.mjs';
import { endOnSignals, main, onStop } from '../../../tools/process.mjs';
import { removeLater } from '../../../tools/temporary.mjs';

main(async () => {
  endOnSignals();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ipw-own-database-'));
  removeLater(dataDir);
  const { url, pid } = await startDatabase({ dataDir, testing: true });
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
  await new Promise((resolve) => onStop(resolve));
});
