// What the product shares besides its database: Redis with Sentinel, a bucket, and Prometheus that watches all.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process.mjs';
import { keep } from './hosts.mjs';

/**
 * A primary and a replica; three sentinels, one on each of their hosts and one on another, decide together. `settings` are the
 * product's.
 */
export function startRedis({ net, folder, hosts, third }) {
  mkdirSync(folder, { recursive: true });
  const [primary] = hosts;
  const secret = randomBytes(24).toString('hex');
  const conf = readFileSync(path.join(root, 'deploy/cluster/redis.conf'), 'utf8').replaceAll(
    'change-me',
    secret,
  );
  const kept = hosts.map(({ name, address }, at) => {
    const data = path.join(folder, name);
    mkdirSync(data, { recursive: true });
    const replica = at === 0 ? [] : ['--replicaof', `${primary.address} 6379`];
    // Its own copy, because Sentinel rewrites it with the present primary.
    const own = path.join(data, 'redis.conf');
    writeFileSync(own, conf.replace(/^dir .*$/m, `dir ${data}`), { mode: 0o600 });
    return keep(net, {
      name: `redis ${name}`,
      host: name,
      begin: (starts) => [
        'redis-server',
        [own, '--replica-announce-ip', address, ...(starts === 1 ? replica : [])],
        { log: path.join(folder, `${name}.log`) },
      ],
    });
  });
  const sentinels = [...hosts, third].map(({ name, address }) => {
    const own = path.join(folder, `sentinel-${name}.conf`);
    writeFileSync(
      own,
      `port 26379\nbind 0.0.0.0\nprotected-mode no\ndir ${folder}\nsentinel announce-ip ${address}\nsentinel monitor ipw ${primary.address} 6379 2\nsentinel auth-pass ipw ${secret}\nsentinel down-after-milliseconds ipw 2000\nsentinel failover-timeout ipw 6000\n`,
      { mode: 0o600 },
    );
    return keep(net, {
      name: `sentinel ${name}`,
      host: name,
      begin: () => ['redis-sentinel', [own], { log: path.join(folder, `sentinel-${name}.log`) }],
    });
  });
  const settings = {
    REDIS_URL: `redis://:${secret}@sentinel`,
    REDIS_SENTINELS: [...hosts, third].map((host) => `${host.address}:26379`).join(','),
    REDIS_MASTER: 'ipw',
  };
  return { kept, sentinels, settings };
}

/** Scrapes every process of the product and evaluates the alert rules of deploy/prometheus. */
export function startPrometheus({ net, folder, host, targets }) {
  mkdirSync(folder, { recursive: true });
  const conf = path.join(folder, 'prometheus.yaml');
  const jobs = targets.map(
    ({ role, addresses }) =>
      `      - { targets: [${addresses.map((target) => `'${target}'`).join(', ')}], labels: { role: ${role} } }`,
  );
  writeFileSync(
    conf,
    `global: { scrape_interval: 5s }\nrule_files: [${path.join(root, 'deploy/prometheus/alerts.yaml')}]\nscrape_configs:\n  - job_name: ipw\n    static_configs:\n${jobs.join('\n')}\n`,
  );
  return keep(net, {
    name: 'prometheus',
    host,
    begin: () => [
      'prometheus',
      [`--config.file=${conf}`, `--storage.tsdb.path=${folder}/tsdb`, '--web.listen-address=0.0.0.0:9090'],
      { log: path.join(folder, 'prometheus.log') },
    ],
  });
}
