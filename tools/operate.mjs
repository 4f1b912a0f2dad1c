// `npm run audit:verify`, `npm run keys:rotate`: a command of the API, beside a running product or without.
import path from 'node:path';
import { build } from './api.mjs';
import { runningDatabase, startDatabase } from './database.mjs';
import { endOnSignals, main, root, run, stopAll } from './process.mjs';

main(async () => {
  endOnSignals();
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  await build();
  const url =
    process.env.DATABASE_URL ?? (await runningDatabase(dataDir)) ?? (await startDatabase({ dataDir })).url;
  const { code } = await run(process.execPath, [path.join(root, 'apps/api/dist/main.js'), process.argv[2]], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
    show: true,
  });
  await stopAll();
  process.exitCode = code;
});
