// Ways in which parts of a cluster fail. `strike` does it and resolves when the part may recover.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../tools/process.mjs';

const CUT_MS = 6000;
const FROZEN_MS = 15_000;
const FULL_MS = 10_000;

const kill = (process_) => process.kill(process_.pid(), 'SIGKILL');
const any = (list) => list[Math.floor(Math.random() * list.length)];

async function freeze(pid) {
  process.kill(pid, 'SIGSTOP');
  await sleep(FROZEN_MS);
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Fills the disk of a folder to its last byte for a while. */
async function fill(folder) {
  const filler = path.join(folder, 'filler');
  // It ends when the disk is full.
  await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
  await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=512', 'oflag=append', 'conv=notrunc']);
  await sleep(FULL_MS);
  rmSync(filler);
}

/** Faults by name, each with the host or process it strikes. */
export function faultsOf(cluster, { writer }) {
  const { net, galera, product, balancers, redis, bucket } = cluster;
  const node = (name) => galera.nodes.find((one) => one.name === name);
  const others = async () => {
    const now = await writer();
    return galera.nodes.filter(({ name }) => name !== now);
  };
  const webs = product.kept.filter(({ part }) => part.env.ROLE === 'web');
  const workers = product.kept.filter(({ part }) => part.env.ROLE === 'worker');
  const cut = async (host) => {
    await net.cut(host);
    await sleep(CUT_MS);
    await net.heal(host);
  };
  const gateway = async () => {
    const { output } = await run('pgrep', ['-P', String(bucket.child.pid), 'radosgw']);
    return Number(output.trim());
  };
  return {
    'kill writer': async () => kill(node(await writer())),
    'kill other node': async () => kill(any(await others())),
    'kill web process': async () => kill(any(webs)),
    'kill worker': async () => kill(any(workers)),
    'kill HAProxy with the address': async () => kill(await balancers.active()),
    'kill object storage': async () => process.kill(await gateway(), 'SIGKILL'),
    'kill Redis': async () => kill(any(redis.kept)),
    'cut writer off': async () => cut(await writer()),
    'cut other node off': async () => cut(any(await others()).name),
    'cut a web host off': async () => cut(any(webs).host),
    'cut HAProxy with the address off': async () => cut((await balancers.active()).host),
    'freeze writer': async () => freeze(node(await writer()).pid()),
    'freeze web process': async () => freeze(any(webs).pid()),
    'fill disk of writer': async () => fill(galera.folderOf(await writer())),
    'kill all nodes at once': async () => galera.nodes.forEach(kill),
  };
}
