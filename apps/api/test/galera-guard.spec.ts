import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const GUARD = join(__dirname, '../../../deploy/cluster/galera-guard.sh');
/** Samples of the guard after which a node that stands still has been ended. */
const SAMPLES = 8;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** What a node says of itself: sizes, and as many clients whose commits wait. */
const status = ({ size = 3, number = 0, last = '100', waiting = 5, state = 4 } = {}) =>
  [
    `printf 'wsrep_cluster_size\\t${String(size)}\\nwsrep_local_index\\t${String(number)}\\nwsrep_local_state\\t${String(state)}\\n'`,
    `printf 'wsrep_last_committed\\t%s\\nwsrep_local_recv_queue\\t0\\n' "${last}"`,
    ...Array.from(
      { length: waiting },
      (_, at) =>
        `printf '${String(at + 9)}\\tipw\\t10.0.0.21\\tipw\\tQuery\\t3\\tCommit\\tCOMMIT\\t0.000\\n'`,
    ),
  ].join('; ');

/** Runs the guard beside a process named as MariaDB's, with a disk of `freeMb` and a node that answers what the line of sh prints. */
function guarded({ freeMb, answer }: { freeMb: number; answer: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'ipw-guard-'));
  const [programs, asked] = [join(folder, 'bin'), join(folder, 'asked')];
  mkdirSync(programs);
  writeFileSync(asked, '');
  const free = join(folder, 'free');
  writeFileSync(free, `${freeMb}`);
  const program = (name: string, line: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  program('df', `echo . >> ${asked}; echo Avail; cat ${free}`);
  program('mariadb', answer);
  const server = join(programs, 'mariadbd');
  copyFileSync('/usr/bin/sleep', server);
  const database = spawn(server, ['600'], { stdio: 'ignore' });
  const pidFile = join(folder, 'pid');
  writeFileSync(pidFile, `${database.pid}\n`);
  const run = (...args: string[]) => {
    const child = spawn(GUARD, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PATH: `${programs}${delimiter}${process.env.PATH}`,
        DATA_DIR: folder,
        SOCKET: join(folder, 'socket'),
        PID_FILE: pidFile,
      },
    });
    children.push(child);
    return child;
  };
  children.push(database);
  const samples = () => readFileSync(asked, 'utf8').split('\n').length;
  const sampled = async () => {
    while (samples() < SAMPLES) await sleep(100);
  };
  return { database, run, sampled, setFree: (mb: number) => writeFileSync(free, `${mb}`) };
}

it('ends a node whose disk is full and whose commits stand still, when two others go on', async () => {
  const node = guarded({ freeMb: 0, answer: status() });
  const guard = node.run();
  const [said] = (await once(guard.stdout!, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/full.*\(\d+\) was ended, 2 nodes go on/);
  if (node.database.signalCode === null) await once(node.database, 'exit');
  expect(node.database.signalCode).toBe('SIGKILL');
});

it('ends a full node that no longer answers, and one whose disk has room again while it still stands', async () => {
  const silent = guarded({
    freeMb: 900,
    answer: `test -e "$0.asked" && exit 1; touch "$0.asked"; echo 0 > "$DATA_DIR/free"; ${status()}`,
  });
  const freed = guarded({ freeMb: 0, answer: `${status()}; echo 900 > "$DATA_DIR/free"` });
  for (const node of [silent, freed]) node.run();
  await Promise.all([silent, freed].map(({ database }) => once(database, 'exit')));
  expect([silent.database.signalCode, freed.database.signalCode]).toEqual(['SIGKILL', 'SIGKILL']);
});

it('leaves alone what commits, what nobody asks anything of, what has room and what no majority would be left without', async () => {
  const nodes = {
    commits: guarded({
      freeMb: 0,
      answer: `echo x >> "$0.count"; ${status({ last: '$(wc -l < "$0.count")' })}`,
    }),
    idle: guarded({ freeMb: 0, answer: status({ waiting: 0 }) }),
    roomy: guarded({ freeMb: 900, answer: status() }),
    second: guarded({ freeMb: 0, answer: status({ size: 2 }) }),
    later: guarded({ freeMb: 0, answer: status({ number: 2 }) }),
    donor: guarded({ freeMb: 0, answer: status({ state: 2 }) }),
    alone: guarded({ freeMb: 0, answer: "printf 'wsrep_cluster_size\\tNULL\\n'" }),
    unknown: guarded({ freeMb: 0, answer: 'echo "Access denied" >&2; exit 1' }),
  };
  const guards = Object.values(nodes).map((node) => node.run());
  const said = once(guards.at(-1)!.stdout!, 'data');
  await Promise.all(Object.values(nodes).map(({ sampled }) => sampled()));
  const ended = Object.entries(nodes).filter(([, { database }]) => database.signalCode !== null);
  expect(ended.map(([name]) => name)).toEqual([]);
  expect(String((await said)[0])).toBe('MariaDB does not answer: Access denied\n');
});

it('lets a node start when its disk has room', async () => {
  const node = guarded({ freeMb: 100, answer: 'exit 1' });
  const waiting = node.run('wait');
  await node.sampled();
  expect(waiting.exitCode).toBeNull();
  node.setFree(600);
  if (waiting.exitCode === null) await once(waiting, 'exit');
  expect(waiting.exitCode).toBe(0);
});
