// Three MariaDB nodes with Galera, each on a host of its own, started again when they end.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureServer } from '../database.mjs';
import { apt, onPath } from '../packages.mjs';
import { onStop, Refusal, root, run, waitUntil } from '../process.mjs';
import { keep } from './hosts.mjs';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
/** Size of a node's own disk; the file takes what is used. */
const DISK = '8G';
const deployed = (name) => path.join(root, 'deploy', name);

/** The configuration of a node: that of the guide, smaller, with the addresses of this one. */
const settings = ({ folder, name, address, others }) => `!include ${deployed('mariadb.cnf')}
!include ${deployed('cluster/galera.cnf')}
[mariadb]
datadir = ${folder}/db
tmpdir = ${folder}/db
socket = ${folder}/db.sock
pid-file = ${folder}/db.pid
log-error = ${folder}/db.log
bind-address = 0.0.0.0
user = mysql
skip-name-resolve
innodb-buffer-pool-size = 192M
innodb-log-file-size = 128M
performance-schema = OFF
wsrep-node-name = ${name}
wsrep-node-address = ${address}
wsrep-cluster-address = gcomm://${others.join(',')}
wsrep-data-home-dir = ${folder}/db
`;

/**
 * @param {{net: object, folder: string, names: string[], addresses: string[], options?: string[], disks?: boolean}} cluster `options`
 * are further options of the servers; with `disks`, each node has a disk of its own, which can be filled
 * @returns `{nodes, url(address), checkFile}`: kept processes, the address of the product's database at a host, HAProxy's option file
 */
export async function startGalera({ net, folder, names, addresses, options = [], disks = false }) {
  const server = await ensureServer();
  const lacking = [
    ...(existsSync(PROVIDER) ? [] : ['galera-4']),
    ...(onPath('wsrep_sst_rsync') ? [] : ['mariadb-server']),
  ];
  if (lacking.length) await apt(lacking, 'The nodes of a cluster need them.');
  const [secret, checkSecret] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const accounts = path.join(folder, 'accounts.sql');
  writeFileSync(
    accounts,
    [
      'CREATE DATABASE IF NOT EXISTS ipw CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;',
      `CREATE USER IF NOT EXISTS ipw@'%' IDENTIFIED BY '${secret}';`,
      "GRANT ALL ON ipw.* TO ipw@'%';",
      "GRANT BINLOG MONITOR ON *.* TO ipw@'%';",
      `CREATE USER IF NOT EXISTS haproxy@'%' IDENTIFIED BY '${checkSecret}';`,
    ].join('\n'),
    { mode: 0o600 },
  );
  const checkFile = path.join(folder, 'galera-check.cnf');
  writeFileSync(checkFile, `[client]\nuser = haproxy\npassword = ${checkSecret}\n`, { mode: 0o600 });

  const folders = names.map((name) => path.join(folder, name));
  // Copies between nodes are made by the account that the package of the server has made.
  chmodSync(folder, 0o711);
  chmodSync(accounts, 0o644);
  for (const own of folders) mkdirSync(path.join(own, 'db'), { recursive: true });
  if (disks) for (const own of folders) await mountDisk(own);
  await initialise(server, folders[0]);
  const nodes = [];
  for (const [at, name] of names.entries()) {
    const own = folders[at];
    const cnf = path.join(own, 'node.cnf');
    const others = addresses.filter((_, other) => other !== at);
    writeFileSync(cnf, settings({ folder: own, name, address: addresses[at], others }));
    await run('chown', ['-R', 'mysql:', own]);
    // The first start of the first node makes the cluster; every other one joins it from where its own log ends.
    const first = at === 0 ? ['--wsrep-new-cluster', `--init-file=${accounts}`] : [];
    const rejoin = '"$GUARD" wait; exec "$0" "$@" $(galera_recovery "$1")';
    const guard = deployed('cluster/galera-guard.sh');
    const env = {
      ...process.env,
      GUARD: guard,
      DATA_DIR: path.join(own, 'db'),
      SOCKET: path.join(own, 'db.sock'),
      PID_FILE: path.join(own, 'db.pid'),
    };
    const begin = (starts) => {
      const command = [server.mariadbd, `--defaults-file=${cnf}`, ...options];
      const log = path.join(own, 'out.log');
      return starts === 1
        ? [command[0], [...command.slice(1), ...first], { log }]
        : ['sh', ['-c', rejoin, ...command], { env, log }];
    };
    const node = keep(net, { name, host: name, begin });
    const guardLog = path.join(own, 'guard.log');
    keep(net, { name: `guard of ${name}`, host: name, begin: () => [guard, [], { env, log: guardLog }] });
    const ready = async () => (await statusOf(net, name, checkFile)).wsrep_local_state === '4';
    await waitUntil(ready, {
      child: { exited: node.exited(), tail: node.tail },
      what: `Node ${name}`,
      limitMs: 120_000,
    });
    nodes.push(node);
  }
  return {
    nodes,
    checkFile,
    /** How this machine's own programs connect to a node. */
    socket: (name) => ({
      socketPath: path.join(folder, name, 'db.sock'),
      user: 'ipw',
      password: secret,
      database: 'ipw',
    }),
    /** The folder of a node's data, with `disks` a file system of its own. */
    folderOf: (name) => path.join(folder, name, 'db'),
    status: (name) => statusOf(net, name, checkFile),
    /** What the node behind an address says of itself, asked from outside of all hosts. */
    statusAt: (address) => statusOf(net, 'lan', checkFile, address),
    url: (address) => `mysql://ipw:${secret}@${address}:3306/ipw`,
  };
}

/** Puts a node's data on a file system of its own, in a file. */
async function mountDisk(own) {
  const [image, target] = [path.join(own, 'disk.img'), path.join(own, 'db')];
  onStop(() => run('umount', ['-l', target]));
  for (const [command, args] of [
    ['truncate', ['-s', DISK, image]],
    ['mkfs.ext4', ['-q', '-F', '-m', '0', image]],
    ['mount', ['-o', 'loop', image, target]],
    ['rmdir', [path.join(target, 'lost+found')]],
  ]) {
    const { code, output } = await run(command, args);
    if (code !== 0) throw new Refusal(`A node's disk: ${output.trim()}`);
  }
}

async function initialise(server, folder) {
  await run('chown', ['-R', 'mysql:', folder]);
  const { code, output } = await run(server.installDb, [
    '--no-defaults',
    `--basedir=${server.base}`,
    `--datadir=${folder}/db`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--user=mysql',
  ]);
  if (code !== 0) throw new Refusal(`A node could not be set up:\n${output.trim().slice(-800)}`);
}

/** What a node says of itself: its variables beginning with `wsrep_`; empty when it does not answer. */
async function statusOf(net, host, checkFile, address = '127.0.0.1') {
  const ask = "SHOW GLOBAL STATUS LIKE 'wsrep\\_%'";
  const [command, args] = net.exec(host, 'mariadb', [
    `--defaults-file=${checkFile}`,
    '--connect-timeout=1',
    `-h${address}`,
    '-N',
    '-B',
    '-e',
    ask,
  ]);
  const { code, output } = await run(command, args);
  return code === 0
    ? Object.fromEntries(
        output
          .trim()
          .split('\n')
          .map((line) => line.split('\t')),
      )
    : {};
}
