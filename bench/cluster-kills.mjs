// `npm run bench:cluster-kills [-- FAULTS]`: parts of a whole cluster are killed, frozen and cut off, and a disk is filled, while people scan, sign in,
// order, pay, upload, and staff decide. Nothing acknowledged may be lost, nothing made twice. `-- control` runs the same people with
// a database that must lose something, which proves that a loss is seen.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../tools/api.mjs';
import { ensurePrograms } from '../tools/cluster/hosts.mjs';
import { startCluster } from '../tools/cluster/topology.mjs';
import { endOnSignals, main, onStop, root, stopAll } from '../tools/process.mjs';
import { removeLater } from '../tools/temporary.mjs';
import { faultsOf } from './faults/faults.mjs';
import { gapOf, openJournal, violations } from './faults/verify.mjs';
import { nodePool, plantFixtures } from './faults/fixtures.mjs';
import { never, percentile, sized, verdict } from './measure.mjs';
import { say } from './stage.mjs';

const control = process.argv[2] === 'control';
const FAULTS = Number(control ? 1 : (process.argv[2] ?? sized(286, 4)));
const CODES = 2_000_000;
/** Answered scans and synchronised nodes after a fault, before the next. */
const CALM_MS = sized(4000, 2000);
const RECOVERY_MS = 180_000;
/** Strikes all nodes of the database, which no cluster survives without a pause: waits after it are listed apart. */
const ALL_NODES = 'kill all nodes at once';
/** The fault in the middle, which takes longer than others: the disk is filled first. */
const DISK = 'fill disk of writer';

/** The order of faults, of 20: 14 kills, 4 parts cut off, 2 frozen. A part that serves everybody is struck more often than others. */
const NAMES = sized(
  [
    ['kill writer', 'kill web process', 'cut writer off', 'kill other node', 'kill HAProxy with the address'],
    ['kill worker', 'freeze web process', 'kill object storage', 'kill writer', 'kill web process'],
    [
      'cut HAProxy with the address off',
      'kill Redis',
      'kill other node',
      'cut a web host off',
      'kill writer',
    ],
    ['kill web process', 'cut other node off', 'freeze writer', 'kill worker', ALL_NODES],
  ].flat(),
  ['kill web process', 'kill writer', 'kill HAProxy with the address', 'cut writer off'],
);
/** Writes lost within a second of a crash of all nodes: what the control must show. */
const CONTROL = ['--innodb-flush-log-at-trx-commit=0', '--sync-binlog=0'];

/** The load, on the cluster's network. */
async function startLoad(cluster, inserted, folder) {
  const [config, journal] = ['load.json', 'journal.jsonl'].map((name) => path.join(folder, name));
  writeFileSync(journal, '');
  writeFileSync(
    config,
    JSON.stringify({ ...inserted, site: cluster.site, addresses: await cluster.net.callers() }),
  );
  const [command, args] = cluster.net.exec('lan', process.execPath, [
    path.join(root, 'bench/faults/load.mjs'),
    config,
    journal,
  ]);
  const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  onStop(() => child.kill('SIGKILL'));
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  return { journal: openJournal(journal), stop };
}

/** What the product logged of the request whose id an answer names. */
function loggedOf(folder, answer) {
  const [, id] = /"request_id":"([^"]+)"/.exec(answer) ?? [];
  if (!id) return [];
  const logs = path.join(folder, 'product');
  const names = readdirSync(logs).filter((name) => name.endsWith('.log'));
  return names.flatMap((name) =>
    readFileSync(path.join(logs, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('"err"')),
  );
}

main(async () => {
  endOnSignals();
  await ensurePrograms();
  await build();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-kills-'));
  removeLater(folder);
  const cluster = await startCluster({
    folder,
    prefix: `ipw${process.pid % 1000}`,
    say,
    database: control ? CONTROL : [],
    disks: true,
  });
  const pools = cluster.galera.nodes.map(({ name }) => ({ name, pool: nodePool(cluster, name) }));
  const ask = async (pool, sql) => (await pool.query(sql))[0][0];
  /** The node with the product's connections. */
  const writer = async () => {
    const sql =
      "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE host LIKE '10.77.0.2_:%' AND user = 'ipw'";
    const counts = await Promise.all(
      pools.map(({ pool }) =>
        ask(pool, sql).then(
          ({ n }) => Number(n),
          () => 0,
        ),
      ),
    );
    return pools[counts.indexOf(Math.max(...counts))].name;
  };
  const states = () => Promise.all(cluster.galera.nodes.map(({ name }) => cluster.galera.status(name)));
  const synced = async () =>
    (await states()).every((state) => state.wsrep_local_state === '4' && state.wsrep_cluster_size === '3');
  /** Numbers of the last change that each node has applied; one that is synchronised may be some changes behind. */
  const applied = async () =>
    (await states()).map(({ wsrep_last_committed }) => Number(wsrep_last_committed ?? 0));

  const first = pools.find(({ name }) => name === 'db1').pool;
  const inserted = await plantFixtures(cluster, first, { codes: CODES, scanners: sized(8, 4) });
  const load = await startLoad(cluster, inserted, folder);
  const acknowledged = () => load.journal.read().of('scan').length;
  const until = async (what, check) => {
    const end = Date.now() + RECOVERY_MS;
    while (!(await check())) {
      if (Date.now() > end) throw new Error(`${what} within ${RECOVERY_MS / 1000} s`);
      await sleep(250);
    }
  };
  await until('nobody was answered', () => acknowledged() > 20);

  const faults = faultsOf(cluster, { writer });
  const gaps = [];
  for (let at = 0; at < FAULTS; at += 1) {
    const usual = at === Math.floor(FAULTS / 2) ? DISK : NAMES[at % NAMES.length];
    const name = control ? ALL_NODES : usual;
    const from = Date.now();
    await faults[name]();
    const before = acknowledged();
    await until(`no scan was answered after '${name}'`, () => acknowledged() > before + 5);
    await until(`the nodes did not agree after '${name}'`, synced);
    await sleep(CALM_MS);
    gaps.push({ name, ms: gapOf(load.journal.read(), from, Date.now()) });
    say(`${at + 1}/${FAULTS} ${name}: ${gaps.at(-1).ms} ms without an answered scan`);
  }
  await load.stop();
  const newest = Math.max(...(await applied()));
  await until('a node lacks what another had', async () => Math.min(...(await applied())) >= newest);
  const journal = load.journal.read();
  const { pool } = pools.find(({ name }) => name === 'db2');
  const audit = await cluster.product.command('audit:verify');
  const { rules, messages } = await violations(pool, journal, { inserted, dataDir: cluster.product.dataDir });

  const counted = (name) => journal.of(name).length.toLocaleString('en');
  const names = ['scan', 'signed', 'decided', 'ordered', 'paid', 'issued', 'uploaded', 'sent'];
  console.log(`\nacknowledged: ${names.map((name) => `${name} ${counted(name)}`).join(', ')}`);
  const refused = (...statuses) =>
    journal.of('refused').filter(({ refused: status }) => statuses.includes(status)).length;
  console.log(
    `refused with 429 or 503: ${refused(429, 503)}, answered 502 or 504 by the balancer: ${refused(502, 504)}, connections broken: ${counted('cut')}`,
  );
  console.log(audit.output.trim());
  for (const { wrong } of journal.of('wrong').slice(0, 10)) {
    console.log(`  wrong: ${wrong}`);
    for (const line of loggedOf(folder, wrong)) console.log(`    ${line}`);
  }
  console.log('\nfault                                 times   longest wait, ms: median, worst');
  for (const name of new Set(gaps.map((gap) => gap.name))) {
    const own = gaps.filter((gap) => gap.name === name).map(({ ms }) => ms);
    console.log(
      `  ${name.padEnd(36)}${String(own.length).padStart(5)}${String(percentile(own, 0.5)).padStart(12)}${String(Math.max(...own)).padStart(9)}`,
    );
  }
  console.log('');
  if (control) {
    const lost = rules.reduce((sum, [, times]) => sum + times, 0);
    await stopAll();
    process.exitCode = verdict('losses seen with a database that does not flush', lost, {
      least: 1,
      digits: 0,
    })
      ? 0
      : 1;
    return;
  }
  const met = [
    ...rules.map(([what, times]) => never(what, times)),
    never(
      'kinds of work of which nothing was acknowledged',
      names.filter((name) => !journal.of(name).length).length,
    ),
    never('audit logs that are not whole', audit.code === 0 ? 0 : 1),
    never('answers that are neither success nor a refusal', journal.of('wrong').length),
    never('one-time codes not sent', messages.lost),
    verdict('one-time codes sent twice, of all', messages.doubled / Math.max(1, messages.asked), {
      most: 0.001,
      digits: 4,
    }),
    verdict(
      '99th percentile of waits after a fault of one part',
      percentile(
        gaps.filter(({ name }) => name !== ALL_NODES).map(({ ms }) => ms),
        0.99,
      ) / 1000,
      { most: 10, unit: ' s' },
    ),
  ];
  await stopAll();
  process.exitCode = met.every(Boolean) ? 0 : 1;
});
