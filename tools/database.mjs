// A private MariaDB: found or fetched, initialised in the data folder, run on a free port of 127.0.0.1.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { cacheOf } from './cache.mjs';
import { apt, onPath } from './packages.mjs';
import { freePort } from './ports.mjs';
import { Refusal, endRecorded, recordProcess, run, startChild, waitUntil, writeFailure } from './process.mjs';

const cache = cacheOf('mariadb');
/** What the server's programs say of a full disk: error 28. */
const FULL = /No space left|Disk full|err(or|no|code):? 28\b/i;
const elsewhere = 'Install MariaDB 10.11 or newer, or set DATABASE_URL=mysql://user:pass@host/db.';

/** `{mariadbd, installDb, base, env}` of a server below `prefix`, if it exists. */
function serverBelow(prefix) {
  const find = (...names) => names.map((name) => path.join(prefix, name)).find(existsSync);
  const mariadbd = find('usr/sbin/mariadbd', 'usr/bin/mariadbd', 'sbin/mariadbd', 'bin/mariadbd');
  const installDb = find('usr/bin/mariadb-install-db', 'bin/mariadb-install-db');
  if (!mariadbd || !installDb) return undefined;
  const base = existsSync(path.join(prefix, 'usr')) ? path.join(prefix, 'usr') : prefix;
  const libs = path.join(base, 'lib');
  const folders =
    prefix === '/' || !existsSync(libs) ? [] : readdirSync(libs).map((name) => path.join(libs, name));
  const env = folders.length ? { ...process.env, LD_LIBRARY_PATH: folders.join(':') } : process.env;
  return { mariadbd, installDb, base, env };
}

function findServer() {
  const found = onPath('mariadbd');
  const prefixes = [
    '/',
    '/usr/local',
    '/opt/homebrew',
    ...(found ? [path.dirname(path.dirname(found))] : []),
    cache,
  ];
  for (const prefix of prefixes) {
    const server = serverBelow(prefix);
    if (server) return server;
  }
}

/** Unpacks Debian's packages into the user's cache folder, for machines without root access. */
async function unpackServer() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const depends = await run('apt-cache', [
    'depends',
    '--no-recommends',
    '--no-suggests',
    '--no-conflicts',
    '--no-breaks',
    '--no-replaces',
    '--no-enhances',
    'mariadb-server-core',
  ]);
  const installed = async (name) => (await run('dpkg', ['-s', name])).code === 0;
  const wanted = ['mariadb-server-core', 'mariadb-client-core'];
  for (const [, name] of depends.output.matchAll(/Depends: (lib\S+)/g))
    if (!(await installed(name))) wanted.push(name);
  const download = await run('apt-get', ['download', ...wanted], { cwd: cache });
  if (download.code !== 0) throw new Refusal(`MariaDB could not be downloaded. ${elsewhere}`);
  for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb'))) {
    const unpacked = await run('dpkg', ['-x', file, '.'], { cwd: cache });
    if (unpacked.code !== 0)
      throw new Refusal(`MariaDB could not be unpacked into ${cache}: ${unpacked.output.trim()}`);
    rmSync(path.join(cache, file));
  }
}

/** Finds MariaDB on this machine, or installs it: as root by apt, else unpacked into the cache folder. */
export async function ensureServer(progress = () => {}) {
  let server = findServer();
  if (server) return server;
  if (!onPath('apt-get')) throw new Refusal(`No MariaDB on this machine. ${elsewhere}`);
  progress('getting MariaDB');
  // The core package only, because the full one would start a system service.
  if (process.getuid() === 0) await apt(['mariadb-server-core', 'mariadb-client-core'], elsewhere);
  else await unpackServer();
  server = findServer();
  if (!server) throw new Refusal(`MariaDB could not be installed. ${elsewhere}`);
  return server;
}

// The server runs as the user who started it: another one could not enter a data folder below a home directory.
const asUser = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function initialise(server, dataDir) {
  const target = path.join(dataDir, 'db');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('db.init-')) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (existsSync(path.join(target, 'mysql'))) return;
  // Created beside and renamed, so that an interrupted first start leaves nothing incomplete.
  const fresh = path.join(dataDir, `db.init-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  const options = [
    '--no-defaults',
    `--basedir=${server.base}`,
    `--datadir=${fresh}`,
    `--tmpdir=${fresh}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    ...asUser(),
  ];
  const made = await run(server.installDb, options, { env: server.env });
  if (made.code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw FULL.test(made.output)
      ? writeFailure({ code: 'ENOSPC' }, dataDir)
      : new Refusal(
          `The database could not be set up in ${target}:\n${made.output.trim().split('\n').slice(-8).join('\n')}`,
        );
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
}

function password(dataDir) {
  const file = path.join(dataDir, 'db.password');
  if (!existsSync(file)) {
    const part = `${file}.part`;
    writeFileSync(part, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(part, file);
  }
  return readFileSync(file, 'utf8').trim();
}

const sqlMode =
  'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ZERO_DATE,NO_ZERO_IN_DATE,NO_ENGINE_SUBSTITUTION';
const settings = [
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_520_ci',
  `--sql-mode=${sqlMode}`,
  '--default-time-zone=+00:00',
  '--max-allowed-packet=64M',
  '--innodb-lock-wait-timeout=5',
  '--max-statement-time=30',
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-buffer-pool-size=128M',
  '--innodb-log-buffer-size=8M',
  '--innodb-log-file-size=64M',
  '--aria-pagecache-buffer-size=8M',
  '--key-buffer-size=1M',
  '--table-open-cache=400',
  '--max-connections=120',
  '--performance-schema=OFF',
  '--skip-log-bin',
  '--skip-name-resolve',
  '--skip-external-locking',
];
// Test data need not survive a power cut. Several databases of 270 tables are on one server, and some specs read all of them.
const fast = [
  // Specs start additional processes with a pool of their own, beside those of the other workers.
  '--max-connections=1000',
  '--table-open-cache=4000',
  '--table-definition-cache=2000',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-flush-method=nosync',
  '--sync-frm=0',
];

/** Options of a server whose changes can be backed up and restored to a second; a trial does without. */
export const logged = [
  '--log-bin=ipw',
  '--server-id=1',
  '--binlog-format=ROW',
  '--sync-binlog=1',
  '--binlog-expire-logs-seconds=1209600',
];
const BACKUP_RIGHTS = 'RELOAD, BINLOG MONITOR, REPLICATION SLAVE, BINLOG REPLAY';

/** Whether the server answers: it runs its init file before it accepts connections. */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const answer = (ready) => (socket.destroy(), resolve(ready));
    socket
      .once('data', () => answer(true))
      .once('error', () => answer(false))
      .once('timeout', () => answer(false))
      .once('close', () => answer(false));
  });
}

const portFile = (dataDir) => path.join(dataDir, 'db.port');

/** Address of the running private database of a data folder. */
export async function runningDatabase(dataDir) {
  const port = existsSync(portFile(dataDir)) && Number(readFileSync(portFile(dataDir), 'utf8'));
  return port && (await greets(port)) ? `mysql://ipw:${password(dataDir)}@127.0.0.1:${port}/ipw` : undefined;
}

/**
 * Runs the private database of a data folder, after ending a server left by a killed run. `testing` trades durability for
 * speed and lets the account create databases; `port` is its earlier port; `options` are server options, e.g.
 * `--innodb-buffer-pool-size=1G`, and override ours.
 * @returns {Promise<{url: string, port: number, pid: number, exited: Promise<number>, stop: () => Promise<void>}>}
 */
export async function startDatabase({ dataDir, testing = false, port: known, options = [], progress }) {
  const server = await ensureServer(progress);
  const record = path.join(dataDir, 'db.pid');
  await endRecorded(record);
  await initialise(server, dataDir);
  const secret = password(dataDir);
  const startUp = path.join(dataDir, 'db.init.sql');
  const log = path.join(dataDir, 'db.log');
  const accounts = ['localhost', '127.0.0.1'].map((host) => {
    const account = `'ipw'@'${host}'`;
    return `CREATE OR REPLACE USER ${account} IDENTIFIED BY '${secret}';\nGRANT ALL ON ${testing ? '*.*' : 'ipw.*'} TO ${account};\nGRANT ${BACKUP_RIGHTS} ON *.* TO ${account};`;
  });
  const statements = [
    'CREATE DATABASE IF NOT EXISTS ipw CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;',
    "DROP USER IF EXISTS 'root'@'localhost', 'root'@'127.0.0.1', 'root'@'::1', ''@'localhost';",
    ...accounts,
  ];
  writeFileSync(startUp, `${statements.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(log, '', { mode: 0o600 });
  // A separate folder, because a server clears its temporary folder at start and /tmp is shared.
  const temporary = path.join(dataDir, 'db.tmp');
  mkdirSync(temporary, { recursive: true, mode: 0o700 });

  for (let attempt = 1; ; attempt++) {
    const port = known ?? (await freePort());
    const child = startChild(
      server.mariadbd,
      [
        '--no-defaults',
        `--basedir=${server.base}`,
        `--datadir=${path.join(dataDir, 'db')}`,
        `--tmpdir=${temporary}`,
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        '--socket=',
        `--pid-file=${path.join(dataDir, 'db', 'mariadbd.pid')}`,
        `--init-file=${startUp}`,
        ...settings,
        ...(testing ? fast : []),
        ...options,
        ...asUser(),
      ],
      { log, env: server.env },
    );
    if (child.pid) recordProcess(record, child.pid);
    child.exited.then(() => rmSync(record, { force: true }));
    try {
      await waitUntil(() => greets(port), { child, what: 'The database', limitMs: 600_000 });
    } catch (error) {
      await child.stop();
      const text = child.tail();
      if (/Address already in use/i.test(text) && attempt < 4) continue;
      if (FULL.test(text)) throw writeFailure({ code: 'ENOSPC' }, dataDir);
      throw error;
    }
    writeFileSync(portFile(dataDir), String(port), { mode: 0o600 });
    return {
      ...child,
      url: `mysql://ipw:${secret}@127.0.0.1:${port}/ipw`,
      port,
      stop: () => child.stop(30_000),
    };
  }
}
