// `npm run dev`: database, the API rebuilt and restarted on every save, both web apps served by vite.
import path from 'node:path';
import { apiRecord, endLeftoverApi } from './api.mjs';
import { startDatabase } from './database.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import {
  claimPort,
  endOnSignals,
  isStopping,
  lock,
  main,
  prepareDataDir,
  recordProcess,
  root,
  startChild,
} from './process.mjs';

const port = Number(process.env.PORT ?? 3000);
const webs = [
  { name: 'holder-web', port: port + 1, path: '/' },
  { name: 'admin-web', port: port + 2, path: '/admin/' },
];
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const print = (name) => (text) => process.stdout.write(text.replace(/^(?=.)/gm, `${name} │ `));

/** Restarts the API after a build; several saves cause one restart. */
function restarter(databaseUrl) {
  const env = {
    NODE_ENV: 'development',
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: process.env.DEMO ?? '1',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port + 1}`,
  };
  // Separate from the real build, which nx caches and `npm start` serves.
  const bundle = path.join(root, 'apps/api/.cache/main.js');
  let api;
  let queue = Promise.resolve();
  let waiting = 0;
  return () => {
    waiting++;
    queue = queue.then(async () => {
      if (--waiting > 0 || isStopping()) return;
      await api?.stop(3000);
      api = startChild(process.execPath, ['--enable-source-maps', bundle], { env, onLine: print('api') });
      recordProcess(apiRecord(dataDir), api.pid);
    });
  };
}

main(async () => {
  checkNode();
  endOnSignals('\n· stopping');
  prepareDataDir(dataDir);
  lock(dataDir);
  await ensurePackages(console.log);
  await endLeftoverApi(dataDir);
  for (const at of [port, ...webs.map((web) => web.port)]) await claimPort(at);
  const databaseUrl =
    process.env.DATABASE_URL || (await startDatabase({ dataDir, progress: console.log })).url;
  const restart = restarter(databaseUrl);

  process.env.BUNDLE = 'own';
  const { watch } = await import('rolldown');
  const { default: programs } = await import('../apps/api/rolldown.config.mjs');
  const watcher = watch(
    programs.map((one) => ({ ...one, output: { ...one.output, dir: '.cache', cleanDir: false } })),
  );
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') {
      event.result.close();
      restart();
    }
    if (event.code === 'ERROR') console.error(event.error.message);
  });

  for (const web of webs) {
    const args = [path.join(root, 'tools/dev-web.mjs'), web.name, String(web.port), String(port)];
    startChild(process.execPath, args, { onLine: print(web.name) });
    console.log(`${web.name}: http://localhost:${web.port}${web.path}`);
  }
});
