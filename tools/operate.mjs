// `npm run migrate`, `npm run backup` …: a command of the API; most may run while the API is running.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, modeOf } from './api.mjs';
import { logged, runningDatabase, startDatabase } from './database.mjs';
import { ensureBackupPrograms } from './packages.mjs';
import { endOnSignals, lock, main, prepareDataDir, root, run, stopAll } from './process.mjs';
import { removeLater } from './temporary.mjs';

/** Commands that must not run beside a running API. */
const alone = ['demo:remove'];
/** Commands that run programs of MariaDB and age. */
const copying = ['backup', 'backup:verify', 'restore'];

/** The value of `--into`. */
const placeIn = (args) => args[args.indexOf('--into') + 1] ?? '';

/** What the command works on: its data folder, the address of its database, its arguments. */
async function target(command, args, dataDir) {
  const into = args.includes('--into') ? placeIn(args) : undefined;
  if (command === 'restore' && into && !into.includes('://')) {
    // A folder: an installation of its own, with a private database.
    const folder = path.resolve(into);
    prepareDataDir(folder);
    lock(folder);
    const { url } = await startDatabase({ dataDir: folder, options: logged });
    return { dataDir: folder, url, args: args.map((arg) => (arg === into ? url : arg)) };
  }
  if (command === 'backup:verify' && into === undefined) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-verify-'));
    removeLater(folder);
    // Checks read whole tables.
    const options = ['--max-statement-time=0'];
    const { url } = await startDatabase({ dataDir: folder, testing: true, options });
    return { dataDir, url, args };
  }
  const given = process.env.DATABASE_URL || (into?.includes('://') && into);
  if (given) return { dataDir, url: given, args };
  const options = modeOf(process.env) === 'production' ? logged : [];
  const url = (await runningDatabase(dataDir)) ?? (await startDatabase({ dataDir, options })).url;
  return { dataDir, url, args };
}

main(async () => {
  endOnSignals();
  const [command, ...given] = process.argv.slice(2);
  const own = path.resolve(root, process.env.DATA_DIR || '.data');
  prepareDataDir(own);
  if (alone.includes(command)) lock(own);
  if (copying.includes(command)) await ensureBackupPrograms();
  await build();
  const { dataDir, url, args } = await target(command, given, own);
  const { code } = await run(process.execPath, [path.join(root, 'apps/api/dist/main.js'), command, ...args], {
    env: { ...process.env, NODE_ENV: modeOf(process.env), DATA_DIR: dataDir, DATABASE_URL: url },
    show: true,
  });
  await stopAll();
  process.exitCode = code;
});
