/** Two processes with a real Redis: what they share, and that all goes on when it is gone. */
import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from '@ipw/domain';
import { another } from '../testing/another';
import { type Caller, member, openFixtures } from '../testing/fixtures';
import { ask } from '../testing/proven';
import { redisServer, type RedisServer } from '../testing/redis';
import { api } from '../testing/server';
import { SCAN_LIMITS } from '../src/code/scan/scan-limit.service';

/** A machine that is busy with specs answers late. */
const PATIENT = { REDIS_TIMEOUT_MS: '2000', TRUST_PROXY: '1' };

let redis: RedisServer;
let one: string;
let other: string;
async function startPair(): Promise<void> {
  redis = await redisServer();
  const env = { REDIS_URL: `redis://127.0.0.1:${String(redis.port)}`, ...PATIENT };
  [one, other] = (await Promise.all([another(env), another(env)])) as [string, string];
  await Promise.all([until(one, 'redis_answers', 1), until(other, 'redis_answers', 1)]);
}
beforeAll(async () => {
  await api().reset();
  await startPair();
});

/** The value of a metric of a process; undefined when it is absent. */
async function metric(at: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${at}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
async function until(at: string, name: string, value: number): Promise<void> {
  while ((await metric(at, name)) !== value) await wait(50);
}

/** The answers to scans of unknown codes from one address, in turn by both processes. */
async function guesses(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const headers = { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' };
    const answer = await fetch(`${n % 2 ? one : other}/s/${'A'.repeat(26)}`, { headers });
    await answer.text();
    statuses.push(answer.status);
  }
  return statuses;
}
const admitted = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

/** An open stream of unread counts; `next` waits for one. */
async function streamOf(at: string, who: Caller) {
  const { data } = await ask(at, 'message/streamTicket', {}, who);
  const stop = new AbortController();
  const answer = await fetch(`${at}/api/message/stream?ticket=${data.ticket as string}`, {
    signal: stop.signal,
  });
  const reader = answer.body!.getReader();
  let text = '';
  return {
    until: async (wanted: string) => {
      while (!text.includes(wanted)) text += Buffer.from((await reader.read()).value ?? []).toString();
      text = '';
    },
    close: () => stop.abort(),
  };
}

const tell = async ({ id }: Caller) =>
  (await openFixtures()).db.insert('message', {
    id: ulid(),
    member_id: id,
    message_key: 'welcome',
    args: '{}',
    link: null,
  });

/** Changes the count, which is 1, at the other process until a ring, not a poll, brings it: a ring may be missed, or come after a poll. */
async function rungAt(at: string, who: Caller, stream: Awaited<ReturnType<typeof streamOf>>) {
  const rings = async () => (await metric(at, 'message_pushes_total{by="ring"}')) ?? 0;
  const before = await rings();
  for (let unread = 1; (await rings()) === before; unread = 1 - unread) {
    if (unread) expect((await ask(other, 'message/read', { all: 1 }, who)).code).toBe(0);
    else await tell(who);
    await stream.until(`{"unread":${String(1 - unread)}}`);
  }
}

it('rings at one process for what another has committed', async () => {
  const ann = await member();
  await tell(ann);
  const stream = await streamOf(one, ann);
  await stream.until('{"unread":1}');
  await rungAt(one, ann, stream);
  stream.close();
});

it('counts scans of an address together, and tells Redis no address', async () => {
  expect(admitted(await guesses('203.0.113.7', 2 * SCAN_LIMITS.misses))).toBe(SCAN_LIMITS.misses + 1);
  expect(admitted(await guesses('203.0.113.8', 1))).toBe(1);
  const keys = await redis.client.keys('*');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain('203.0.113');
  for (const key of keys) expect(await redis.client.pttl(key)).toBeGreaterThan(0);
});

it('goes on with a Redis that stands still, is killed, and comes back', async () => {
  // Processes that have counted no scans yet.
  await startPair();
  redis.child.kill('SIGSTOP');
  expect(admitted(await guesses('203.0.113.9', 4))).toBe(4);
  await until(one, 'redis_answers', 0);
  expect(await metric(one, 'redis_failures_total')).toBeGreaterThan(0);
  await redis.kill();

  // Each process counts for itself.
  expect(admitted(await guesses('203.0.113.10', 4 * SCAN_LIMITS.misses))).toBe(2 * (SCAN_LIMITS.misses + 1));
  const ann = await member();
  const stream = await streamOf(one, ann);
  await tell(ann);
  await stream.until('{"unread":1}');

  await redisServer({ port: redis.port });
  await Promise.all([until(one, 'redis_answers', 1), until(other, 'redis_answers', 1)]);
  await rungAt(one, ann, stream);
  stream.close();
});

it('follows the master that a sentinel names', async () => {
  const first = await redisServer();
  const second = await redisServer({ replicaOf: first.port });
  while (!(await second.client.info('replication')).includes('master_link_status:up')) await wait(50);
  const sentinel = await redisServer({ sentinelOf: first.port });
  const at = await another({
    REDIS_URL: 'redis://by-sentinel',
    REDIS_SENTINELS: `127.0.0.1:1, 127.0.0.1:${String(sentinel.port)}`,
    REDIS_MASTER: 'ipw',
    ...PATIENT,
  });
  await until(at, 'redis_answers', 1);
  while (!((await sentinel.client.call('SENTINEL', 'replicas', 'ipw')) as unknown[]).length) await wait(50);
  await first.kill();
  await until(at, 'redis_answers', 0);
  await until(at, 'redis_answers', 1);
  expect(await second.client.info('replication')).toContain('role:master');
});
