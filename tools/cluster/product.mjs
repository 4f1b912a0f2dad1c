// The product on two hosts: two web processes and a worker each, as the units in deploy/systemd run them.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from '../process.mjs';
import { keep } from './hosts.mjs';

const PROGRAM = path.join(root, 'apps/api/dist/main.js');
const JEMALLOC = '/usr/lib/x86_64-linux-gnu/libjemalloc.so.2';

/** Ports of a host: web processes at 3001 and 3002 with health at 9401 and 9402, the worker's health at 9400. */
const PARTS = [
  { name: 'web-a', env: { ROLE: 'web', PORT: '3001', METRICS_PORT: '9401' } },
  { name: 'web-b', env: { ROLE: 'web', PORT: '3002', METRICS_PORT: '9402' } },
  { name: 'worker', env: { ROLE: 'worker', METRICS_PORT: '9400' } },
];

/**
 * Makes keys and tables, then starts all processes. `settings` are common to all. With `demo`, the first process seeds the demo
 * before the others start.
 * @param {{net: object, folder: string, hosts: {name: string, address: string}[], settings: object, demo?: boolean}} cluster
 */
export async function startProduct({ net, folder, hosts, settings, demo = false }) {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env = {
    ...process.env,
    UV_THREADPOOL_SIZE: '16',
    NODE_OPTIONS: '--max-semi-space-size=8',
    LD_PRELOAD: JEMALLOC,
    MALLOC_CONF: 'narenas:2,dirty_decay_ms:1000,muzzy_decay_ms:0,background_thread:true',
    NODE_ENV: 'development',
    METRICS_HOST: '0.0.0.0',
    DRAIN_SECONDS: '3',
    DATA_DIR: dataDir,
    ...settings,
  };
  /** Runs a command of the product on the first host; returns its exit code and output. */
  const command = (name) => run(...net.exec(hosts[0].name, process.execPath, [PROGRAM, name]), { env });
  for (const name of ['keys:init', 'migrate']) {
    const { code, output } = await command(name);
    if (code !== 0) throw new Refusal(`${name}: ${output.trim().slice(-800)}`);
  }
  const kept = [];
  const start = ({ name, address }, part) => {
    const log = path.join(folder, `${name}-${part.name}.log`);
    const begin = () => [
      process.execPath,
      [PROGRAM],
      { env: { ...env, ...part.env, DEMO: demo ? '1' : '0' }, log },
    ];
    kept.push({ ...keep(net, { name: `${name} ${part.name}`, host: name, begin }), address, part });
    return kept.at(-1);
  };
  await ready(net, start(hosts[0], PARTS[0]));
  for (const host of hosts)
    for (const part of PARTS) if (host !== hosts[0] || part !== PARTS[0]) start(host, part);
  for (const process of kept) await ready(net, process);
  return { kept, dataDir, env, command };
}

/** Waits until a process is ready, asked from another host. */
async function ready(net, { name, address, part, tail }, limitMs = 300_000) {
  const url = `http://${address}:${part.env.METRICS_PORT}/health/ready`;
  const until = Date.now() + limitMs;
  for (;;) {
    const { code } = await run(...net.exec('lan', 'curl', ['-sf', '-m', '2', '-o', '/dev/null', url]));
    if (code === 0) return;
    if (Date.now() > until) throw new Refusal(`${name} is not ready:\n${tail().slice(-800)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
