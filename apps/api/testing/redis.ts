/** A real Redis for a spec file: Debian's `redis-server`, in memory, on loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './ports';
import { atTheEnd } from './server';

export interface RedisServer {
  port: number;
  child: ChildProcess;
  client: Redis;
  kill: () => Promise<void>;
}

interface Part {
  port?: number;
  /** Follows the server of this port. */
  replicaOf?: number;
  /** Is a sentinel that watches the server of this port, as `ipw`. */
  sentinelOf?: number;
}

/** Starts one. */
export async function redisServer({ port, replicaOf, sentinelOf }: Part = {}): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'ipw-redis-'));
  const file = join(folder, 'redis.conf');
  const lines = [
    `port ${String(at)}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    ...(sentinelOf
      ? [
          `sentinel monitor ipw 127.0.0.1 ${String(sentinelOf)} 1`,
          'sentinel down-after-milliseconds ipw 500',
          'sentinel failover-timeout ipw 2000',
        ]
      : ['save ""', 'appendonly no', 'repl-diskless-sync-delay 0']),
    ...(replicaOf ? [`replicaof 127.0.0.1 ${String(replicaOf)}`] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn('redis-server', [file, ...(sentinelOf ? ['--sentinel'] : [])], { stdio: 'ignore' });
  const client = new Redis({ host: '127.0.0.1', port: at, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  atTheEnd(async () => {
    client.disconnect();
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await client.ping();
  return { port: at, child, client, kill };
}
