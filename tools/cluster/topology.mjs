// All hosts of the cluster and what runs on each.
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, startChild, waitUntil } from '../process.mjs';
import { startBalancers } from './balancers.mjs';
import { startGalera } from './galera.mjs';
import { network } from './hosts.mjs';
import { startProduct } from './product.mjs';
import { startPrometheus, startRedis } from './services.mjs';

/** Numbers of the hosts in the network; the balancers share `site`. */
const HOSTS = {
  db1: 11,
  db2: 12,
  db3: 13,
  lb1: 21,
  lb2: 22,
  web1: 31,
  web2: 32,
  redis1: 41,
  redis2: 42,
  s3: 51,
  watch: 61,
};
const SITE = '10.77.0.20';

/** Runs a bucket on its host until its settings are printed. */
function startBucket(net, address) {
  return new Promise((resolve, reject) => {
    let text = '';
    const [command, args] = net.exec('s3', process.execPath, [path.join(root, 'tools/bucket.mjs')]);
    const child = startChild(command, args, {
      env: { ...process.env, BUCKET_HOST: address },
      onLine: (line) => {
        text += line;
        const [, found] = /^(\{.*\})$/m.exec(text) ?? [];
        if (found) resolve({ child, settings: JSON.parse(found) });
      },
    });
    child.exited.then(() => reject(new Error(`the bucket ended:\n${child.tail()}`)));
  });
}

/**
 * Brings everything up, in a network of its own.
 * @param {{folder: string, prefix?: string, say?: (text: string) => void, demo?: boolean, database?: string[], balancer?: string,
 *   settings?: object, disks?: boolean}} options `database` are options of the nodes, `balancer` another configuration of HAProxy,
 *   `settings` of the product; with `disks`, each node has a disk of its own
 */
export async function startCluster({ folder, prefix = 'ipw', say = () => {}, demo = false, ...options }) {
  chmodSync(folder, 0o711);
  const net = await network(prefix);
  const addresses = {};
  for (const [name, number] of Object.entries(HOSTS)) addresses[name] = await net.host(name, number);
  const named = (...names) => names.map((name) => ({ name, address: addresses[name] }));
  const within = (name) => {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    return own;
  };

  say('three nodes of the database, Redis, a bucket');
  const names = ['db1', 'db2', 'db3'];
  const [galera, bucket] = await Promise.all([
    startGalera({
      net,
      folder: within('galera'),
      names,
      addresses: names.map((name) => addresses[name]),
      options: options.database,
      disks: options.disks,
    }),
    startBucket(net, addresses.s3),
  ]);
  const redis = startRedis({
    net,
    folder: within('redis'),
    hosts: named('redis1', 'redis2'),
    third: named('watch')[0],
  });

  say('two balancers with one address');
  const balancers = await startBalancers({
    net,
    folder: within('balancers'),
    hosts: named('lb1', 'lb2'),
    shared: SITE,
    web: [addresses.web1, addresses.web2],
    database: names.map((name) => addresses[name]),
    checkFile: galera.checkFile,
    config: options.balancer,
  });

  const answers = async () => (await galera.statusAt(SITE)).wsrep_local_state === '4';
  const [{ exited, tail }] = balancers.kept;
  await waitUntil(answers, {
    child: { exited: exited(), tail },
    what: 'The shared address',
    limitMs: 60_000,
  });

  say('four web processes and two workers');
  const product = await startProduct({
    net,
    folder: within('product'),
    hosts: named('web1', 'web2'),
    demo,
    settings: {
      DATABASE_URL: galera.url(SITE),
      PUBLIC_URL: `https://${SITE}`,
      TRUST_PROXY: `${addresses.lb1},${addresses.lb2}`,
      ...bucket.settings,
      ...redis.settings,
      ...options.settings,
    },
  });
  const targets = ['web', 'worker'].map((role) => ({
    role,
    addresses: product.kept
      .filter(({ part }) => part.env.ROLE === role)
      .map(({ address, part }) => `${address}:${part.env.METRICS_PORT}`),
  }));
  const prometheus = startPrometheus({ net, folder: within('prometheus'), host: 'watch', targets });
  return { net, addresses, site: SITE, galera, bucket, redis, balancers, product, prometheus };
}
