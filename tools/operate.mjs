// `npm run migrate`, `npm run keys:rotate` …: a command of the API; most may run while the API is running.
import path from 'node:path';
import { build, modeOf } from './api.mjs';
import { runningDatabase, startDatabase } from './database.mjs';
import { endOnSignals, lock, main, prepareDataDir, root, run, stopAll } from './process.mjs';

/** Commands that must not run beside a running API. */
const alone = ['demo:remove'];

main(async () => {
  endOnSignals();
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  prepareDataDir(dataDir);
  if (alone.includes(process.argv[2])) lock(dataDir);
  await build();
  const url =
    process.env.DATABASE_URL || ((await runningDatabase(dataDir)) ?? (await startDatabase({ dataDir })).url);
  const { code } = await run(
    process.execPath,
    [path.join(root, 'apps/api/dist/main.js'), ...process.argv.slice(2)],
    {
      env: { ...process.env, NODE_ENV: modeOf(process.env), DATA_DIR: dataDir, DATABASE_URL: url },
      show: true,
    },
  );
  await stopAll();
  process.exitCode = code;
});
