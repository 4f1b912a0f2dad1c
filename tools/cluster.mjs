// `npm run cluster`: the product on eleven hosts of one Debian machine (network namespaces): three database nodes with one writer,
// two balancers with one address, four web processes and two workers on two hosts, Redis with Sentinel, a bucket, Prometheus.
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './api.mjs';
import { ensurePrograms } from './cluster/hosts.mjs';
import { startCluster } from './cluster/topology.mjs';
import { checkNode, ensurePackages } from './packages.mjs';
import { claimPort, endOnSignals, main, onStop, startChild } from './process.mjs';
import { removeLater } from './temporary.mjs';

const PORT = Number(process.env.PORT ?? 8443);
const say = (text) => console.log(`· ${text}`);

/** Makes an address of the network reachable at this machine's loopback address. */
function forward(net, port, target) {
  const [command, args] = net.exec('lan', 'socat', ['STDIO', `TCP:${target}`]);
  startChild('socat', [
    `TCP-LISTEN:${port},bind=127.0.0.1,reuseaddr,fork`,
    `EXEC:${[command, ...args].join(' ')}`,
  ]);
}

main(async () => {
  checkNode();
  endOnSignals('stopping');
  await ensurePackages(say);
  await ensurePrograms();
  await claimPort(PORT);
  await build();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-cluster-'));
  removeLater(folder);
  const cluster = await startCluster({ folder, say, demo: true });
  forward(cluster.net, PORT, `${cluster.site}:443`);
  forward(cluster.net, PORT + 1, `${cluster.addresses.watch}:9090`);
  console.log(`
Holder app   https://127.0.0.1:${PORT}/
Console      https://127.0.0.1:${PORT}/admin/
Prometheus   http://127.0.0.1:${PORT + 1}/
Logs         ${folder}

host      address
${Object.entries(cluster.addresses)
  .map(([name, address]) => `${name.padEnd(10)}${address.padEnd(14)}ip netns exec ipw-${name} …`)
  .join('\n')}
site      ${cluster.site}

Accounts`);
  const accounts = JSON.parse(readFileSync(path.join(cluster.product.dataDir, 'demo-accounts.json'), 'utf8'));
  for (const { role, username, phone_number, password } of accounts)
    console.log(`  ${role.padEnd(12)}${(username ?? phone_number).padEnd(16)}${password}`);
  await new Promise((resolve) => onStop(resolve));
});
