// The environment of every benchmark: a private database, the built API on it, inserted accounts, and cleanup.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool } from 'mysql2/promise';
import { rolldown } from 'rolldown';
import programs from '../apps/api/rolldown.config.mjs';
import { build, startApi } from '../tools/api.mjs';
import { startDatabase } from '../tools/database.mjs';
import { superviseDatabase } from '../tools/supervised-database.mjs';
import { freePort } from '../tools/ports.mjs';
import {
  endOnSignals,
  main,
  onStop,
  prepareDataDir,
  root,
  startChild,
  stopAll,
  waitUntil,
} from '../tools/process.mjs';
import { forgetSettings } from '../tools/settings.mjs';
import { removeLater } from '../tools/temporary.mjs';

export const say = (text) => console.log(`· ${text}`);

/** The database server of the suite, which has also built the API; a benchmark creates its own database there. */
const shared = process.env.BENCH_DATABASE_URL;
const ownName = `bench_${path.parse(process.argv[1]).name.replaceAll('-', '_')}`;

/** Server options for durable commits where the account needs all rights, which only a database for tests gives it. */
export const SYNCED = [
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-doublewrite=1',
  '--innodb-flush-method=fsync',
];

/**
 * Runs a benchmark in its own folder, then ends all it has started. `durable: false` trades durability for the right to
 * create several databases; `supervised: true` restarts the database whenever it ends, as `npm start` does; `own: true` never
 * shares a server with other benchmarks; `options` are the
 * database server's. `measure` returns whether every target was met; if not, the exit code is 1.
 */
export const bench = (measure, { durable = true, supervised = false, own = supervised, options } = {}) =>
  main(async () => {
    endOnSignals();
    forgetSettings();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-bench-'));
    removeLater(folder);
    prepareDataDir(folder);
    say(shared ? 'on the database of the suite' : 'building, and starting a database');
    const start = supervised ? superviseDatabase : startDatabase;
    const [database] = await Promise.all([
      shared && !own
        ? { url: await makeDatabase(shared, ownName) }
        : start({ dataDir: folder, testing: !durable, options, progress: say }),
      shared ? undefined : build(),
    ]);
    const met = await measure({ folder, databaseUrl: database.url, database });
    await stopAll();
    process.exitCode = met ? 0 : 1;
  });

/** An additional database on a server that lets its account create them. */
export async function makeDatabase(databaseUrl, suffix) {
  const pool = openPool(databaseUrl);
  const name = `${new URL(databaseUrl).pathname.slice(1)}_${suffix}`;
  await pool.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  return databaseUrl.replace(/[^/]+$/, name);
}

/** A pool that is closed at the end of the run. */
export function openPool(databaseUrl, options = {}) {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 20, timezone: 'Z', ...options });
  onStop(() => pool.end());
  return pool;
}

/** The API, or another `program` with its settings, in its own data folder; without demo data unless `env` asks for it. */
export async function serve({ folder, databaseUrl, name = 'api', program, env }) {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const log = path.join(folder, `${name}.log`);
  const port = await freePort();
  const api = await startApi({
    port,
    dataDir,
    databaseUrl,
    program,
    log,
    env: { DEMO: '0', LOG_LEVEL: 'warn', NODE_ENV: 'test', PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
  });
  return { ...api, dataDir, databaseUrl };
}

/** For measured lists: periodic tasks would end, remind and escalate what was planted with days long past. */
export const LISTS_ONLY = { ROLE: 'web' };

/** The bare server: node:http and mysql2 with the same SQL; or another program like it. */
export async function serveBare(databaseUrl, program = path.join(root, 'bench/bare.mjs')) {
  const port = await freePort();
  const child = startChild(process.execPath, [program, String(port), databaseUrl]);
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await waitUntil(ready, { child, what: 'The bare server', limitMs: 120_000 });
  return { ...child, url };
}

/** Inside the repository, so that bundles find their packages. In the suite all benchmarks share one folder. */
const bundles = process.env.BENCH_BUNDLES ?? path.join(root, `.cache/bench-${process.pid}`);

/** Bundles a program from its sources, of another checkout in `tree`, unless another benchmark of the suite has. */
export async function bundle(source, tree = root) {
  const { name } = path.parse(source);
  const folder = path.join(tree === root ? bundles : path.join(tree, '.cache'), name);
  const file = path.join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  if (!process.env.BENCH_BUNDLES) onStop(() => rmSync(bundles, { recursive: true, force: true }));
  const own = `${folder}-${process.pid}`;
  const [{ output, ...input }] = programs;
  const made = await rolldown({ ...input, input: path.join(tree, source) });
  await made.write({ ...output, dir: own, entryFileNames: `${name}.mjs`, sourcemap: false });
  try {
    renameSync(own, folder);
  } catch {
    // Another benchmark has been faster.
    rmSync(own, { recursive: true });
  }
  return file;
}

/**
 * The functions of a `tree` that insert records, with the database (or a pool of its connections) and keys of a running API.
 * Those of `on.db` are repeated as the API repeats its own, whose work may lock the same rows.
 */
export async function fixtures({ databaseUrl, dataDir, pool = openPool(databaseUrl), tree }) {
  const product = await import(pathToFileURL(await bundle('bench/fixtures.ts', tree)).href);
  const keys = product.openKeys(dataDir);
  // An earlier release does not export it.
  const { repeated = (run) => run() } = product;
  const on = {
    db: new product.Sql({ query: (sql, params) => repeated(() => pool.query(sql, params), false) }),
    cipher: new product.FieldCipher(keys),
    storage: new product.Storage(
      new product.FolderBlobStore(path.join(dataDir, 'uploads')),
      new product.FileCipher(keys),
    ),
  };
  return { on, pool, product };
}

/** Has the form of an id. */
const someId = () => randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase();

/** The token of a new session of a member. */
export async function signInMember({ on, product }, member_id, hours = 1) {
  const token = product.newToken();
  await on.db.insert('member_session', {
    id: someId(),
    member_id,
    token_hash: product.hashToken(token),
    expires_at: new Date(Date.now() + hours * 3_600_000),
  });
  return token;
}

/** The headers of a console call by a signed-in administrator. */
export async function signInStaff({ on, product }, hours = 1, username = 'bench') {
  const { id } = await product.plantStaff(on, {
    username,
    name: 'Bench',
    role: 'admin',
    password: product.newToken(),
    exempt: true,
  });
  const [token, csrf] = [product.newToken(), product.newToken()];
  await on.db.insert('staff_session', {
    id: someId(),
    staff_id: id,
    token_hash: product.hashToken(token),
    csrf,
    user_agent: 'bench',
    expires_at: new Date(Date.now() + hours * 3_600_000),
  });
  return { cookie: `console_session=${token}`, 'x-csrf-token': csrf };
}
