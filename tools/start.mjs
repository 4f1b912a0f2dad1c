// `npm start`: from a fresh clone to a running, seeded product. Node only, because it runs before `npm ci`.
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, endLeftoverApi, modeOf, startApi } from './api.mjs';
import { logged } from './database.mjs';
import { superviseDatabase } from './supervised-database.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import {
  claimPort,
  endOnSignals,
  isStopping,
  lock,
  main,
  prepareDataDir,
  Refusal,
  root,
  run,
  stopAll,
} from './process.mjs';

const began = Date.now();
const say = (text) => console.log(`· ${text}`);

function configuration() {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const PORT = process.env.PORT || '3000';
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65535)
    throw new Refusal(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  if (DATABASE_URL && !/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(DATABASE_URL)) {
    throw new Refusal('DATABASE_URL must look like mysql://user:pass@host/db.');
  }
  return { port, dataDir: path.resolve(root, DATA_DIR || '.data'), databaseUrl: DATABASE_URL || undefined };
}

/** A fresh installation needs about 200 MB; too little space is refused before the database is created. */
function checkSpace(dataDir) {
  const { bavail, bsize } = statfsSync(dataDir);
  const need = existsSync(path.join(dataDir, 'db')) ? 50 : 300;
  if (bavail * bsize < need * 1e6)
    throw new Refusal(`Not enough room in ${dataDir}: ${need} MB are needed, the disk is (almost) full.`);
}

/** @returns {string[]} a line for each demo account, none without a demo */
function demoAccounts(dataDir) {
  const file = path.join(dataDir, 'demo-accounts.json');
  if (!existsSync(file)) return [];
  const accounts = JSON.parse(readFileSync(file, 'utf8'));
  const name = ({ username, area_code, phone_number }) =>
    username ?? `+${String(area_code).replace(/^\+/, '')} ${phone_number}`;
  const width = Math.max(...accounts.map((account) => name(account).length));
  return accounts.map(
    (account) => `  ${account.role.padEnd(12)}${name(account).padEnd(width + 3)}${account.password}`,
  );
}

/** In production the API only checks its schema. */
async function migrate(dataDir, databaseUrl) {
  const program = path.join(root, 'apps/api/dist/main.js');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, output } = await run(process.execPath, [program, 'migrate'], { env });
  if (code !== 0) throw new Refusal(output.trim());
}

main(async () => {
  checkNode();
  const { port, dataDir, databaseUrl } = configuration();
  endOnSignals('\n· stopping');
  prepareDataDir(dataDir);
  lock(dataDir);
  checkSpace(dataDir);
  if (await endLeftoverApi(dataDir)) say('stopped processes of a run that was killed');
  await claimPort(port);
  await ensurePackages(say);

  const first = !existsSync(path.join(dataDir, 'db')) && !databaseUrl;
  say(first ? 'building, and setting up the database' : 'building what changed, and starting the database');
  const mode = modeOf(process.env);
  const options = mode === 'production' ? logged : [];
  const [database] = await Promise.all([
    databaseUrl ? { url: databaseUrl } : superviseDatabase({ dataDir, options, progress: say }),
    build(),
  ]);
  if (isStopping()) return;

  const demo = process.env.DEMO ?? (mode === 'production' ? '0' : '1');
  say(first && demo === '1' ? 'starting, and seeding the demo' : 'starting');
  // In production each request has a line: where they go, and when they end, is for whoever runs this.
  const show = mode === 'production';
  const log = path.join(dataDir, 'api.log');
  if (!show) writeFileSync(log, '', { mode: 0o600 });
  if (mode === 'production') await migrate(dataDir, database.url);
  const env = {
    DEMO: demo,
    ...(mode !== process.env.NODE_ENV && mode !== 'production' && { NODE_ENV: mode }),
  };
  const api = await startApi({ port, dataDir, databaseUrl: database.url, env, log, show });
  if (isStopping()) return;

  const address = `http://localhost:${port}`;
  const accounts = demo === '1' ? demoAccounts(dataDir) : [];
  const lines = [
    '',
    `Ready in ${((Date.now() - began) / 1000).toFixed(1)} s.`,
    '',
    `  Holder app   ${address}/`,
    `  Console      ${address}/admin/`,
    `  API          ${address}/api/docs`,
    ...(accounts.length ? ['', 'Accounts of the demo', ...accounts] : []),
    '',
    `${show ? 'Data is' : 'Data and logs are'} in ${dataDir}. Ctrl-C ends everything.`,
  ];
  console.log(lines.join('\n'));

  const ended = [api.exited.then(() => ['API', api.tail()])];
  if (database.lost) ended.push(database.lost.then((error) => ['database', error.message]));
  const [what, tail] = await Promise.race(ended);
  if (isStopping()) return;
  await stopAll();
  throw new Refusal(`The ${what} stopped unexpectedly:\n${tail.trim().split('\n').slice(-12).join('\n')}`);
});
