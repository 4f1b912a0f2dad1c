// Hosts of the cluster on one Debian machine: a network namespace each, on a bridge that is in a namespace too, so that no
// packet reaches another network.
import { apt, onPath } from '../packages.mjs';
import { isStopping, onStop, Refusal, run, startChild } from '../process.mjs';

const LAN = '10.77.0';
/** Networks of callers for load: limits count by address and by network. */
const CALLERS = Array.from({ length: 40 }, (_, at) => `10.77.${at + 1}`);

const PROGRAMS = {
  ip: 'iproute2',
  nft: 'nftables',
  rsync: 'rsync',
  socat: 'socat',
  haproxy: 'haproxy',
  keepalived: 'keepalived',
  curl: 'curl',
  openssl: 'openssl',
  mariadb: 'mariadb-client',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  prometheus: 'prometheus',
};

/** Installs what the cluster runs and refuses what only root may do. */
export async function ensurePrograms() {
  if (process.getuid() !== 0) throw new Refusal('A cluster needs root: it makes network namespaces.');
  const lacking = Object.entries(PROGRAMS).filter(([program]) => !onPath(program));
  if (lacking.length) await apt([...new Set(lacking.map(([, name]) => name))], 'The cluster runs them.');
}

async function must(command, ...args) {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Refusal(`${[command, ...args].join(' ')}: ${output.trim()}`);
  return output;
}

/**
 * A network of its own. `host(name, number)` adds a host at 10.77.0.number; `exec` makes a command run on a host; `cut` lets a host
 * lose every packet from and to the network, `heal` ends that.
 */
export async function network(prefix) {
  const spaces = [];
  const nameOf = (host) => `${prefix}-${host}`;
  const ip = (...args) => must('ip', ...args);
  const on = (host, ...args) => must('ip', 'netns', 'exec', nameOf(host), ...args);
  onStop(async () => {
    for (const space of spaces.reverse()) await run('ip', ['netns', 'del', space]);
  });
  const space = async (host) => {
    await ip('netns', 'add', nameOf(host));
    spaces.push(nameOf(host));
    await on(host, 'ip', 'link', 'set', 'lo', 'up');
  };
  await space('lan');
  await on('lan', 'ip', 'link', 'add', 'bridge', 'type', 'bridge');
  await on('lan', 'ip', 'addr', 'add', `${LAN}.1/16`, 'dev', 'bridge');
  await on('lan', 'ip', 'link', 'set', 'bridge', 'up');

  const host = async (name, number) => {
    await space(name);
    const [here, there] = [`to-${name}`, 'eth0'];
    await on('lan', 'ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', nameOf(name));
    await on('lan', 'ip', 'link', 'set', here, 'master', 'bridge', 'up');
    await on(name, 'ip', 'addr', 'add', `${LAN}.${number}/16`, 'dev', there);
    await on(name, 'ip', 'link', 'set', there, 'up');
    return `${LAN}.${number}`;
  };

  return {
    host,
    /** Address of the network outside of all hosts. */
    outside: `${LAN}.1`,
    /** Addresses of the network outside of all hosts, for callers; made when first asked for. */
    callers: async (each = 5) => {
      const addresses = CALLERS.flatMap((place) =>
        Array.from({ length: each }, (_, at) => `${place}.${at + 1}`),
      );
      for (const address of addresses) await on('lan', 'ip', 'addr', 'add', `${address}/16`, 'dev', 'bridge');
      return addresses;
    },
    /** `[command, args]` of a command that runs on a host (`lan` is outside of all). */
    exec: (name, command, args) => ['ip', ['netns', 'exec', nameOf(name), command, ...args]],
    cut: async (name) => {
      await on(name, 'nft', 'add table inet cut');
      for (const [chain, device] of [
        ['input', 'iifname'],
        ['output', 'oifname'],
      ]) {
        await on(name, 'nft', `add chain inet cut ${chain} { type filter hook ${chain} priority 0 ; }`);
        await on(name, 'nft', `add rule inet cut ${chain} ${device} eth0 drop`);
      }
    },
    heal: (name) => on(name, 'nft', 'delete table inet cut'),
  };
}

/**
 * A process that is started again when it ends by itself, as systemd would. `begin` returns `[command, args, options]`.
 * @returns {{name: string, host: string, pid: () => number, starts: () => number, stop: () => Promise<void>}}
 */
export function keep(net, { name, host, begin, pauseMs = 1000 }) {
  let child;
  let starts = 0;
  let over = false;
  const start = () => {
    starts += 1;
    const [command, args, options] = begin(starts);
    child = startChild(...net.exec(host, command, args), options);
    // While everything stops, nothing is started again: it would have to be stopped, too.
    const ended = () => over || isStopping();
    child.exited.then(() => ended() || setTimeout(() => ended() || start(), pauseMs));
  };
  onStop(() => (over = true));
  start();
  return {
    name,
    host,
    // `ip netns exec` replaces itself with the command.
    pid: () => child.pid,
    exited: () => child.exited,
    tail: () => child.tail(),
    starts: () => starts,
    stop: async () => {
      over = true;
      await child.stop(30_000);
    },
  };
}
