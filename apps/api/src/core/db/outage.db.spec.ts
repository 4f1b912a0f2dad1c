/**
 * A database server that is frozen, resumed and killed: every call is refused soon, and all work again afterwards without a
 * restart.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { another } from '../../../testing/another';
import { atTheEnd } from '../../../testing/server';

/** Time in which every call must answer, ms. */
const SOON_MS = 5000;

let server: { url: string; pid: number };
let url: string;
beforeAll(async () => {
  const tool = spawn(process.execPath, [join(__dirname, '../../../testing/own-database.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(tool.stdout, 'data')) as [Buffer];
  server = JSON.parse(String(line)) as typeof server;
  atTheEnd(async () => {
    // The test tool has already ended by itself.
    if (tool.exitCode !== null) return;
    tool.kill('SIGTERM');
    await once(tool, 'exit');
  });
  // A pool smaller than the number of calls, so that some are waiting for a connection when the server freezes.
  url = await another({ DATABASE_URL: server.url, DATABASE_POOL: '4', LOG_LEVEL: 'silent' });
});

interface Seen {
  call: string;
  status: number;
  retry: string | null;
  ms: number;
}

const phone = { area_code: '86', phone_number: '13900000001' };

/** Calls of every kind that needs the database: pages, data API, console, health. */
const CALLS: readonly (readonly [string, object?])[] = [
  ['/health/ready'],
  ['/api/member/isRegister', phone],
  ['/api/member/login', { ...phone, login_type: 'password', password: 'not this one' }],
  ['/api/admin/auth/login', { username: 'nobody', password: 'not this one' }],
  ['/api/content/legal', { page: 'privacyPolicy' }],
  ['/api/content/updates', { token: 'a'.repeat(43) }],
  ['/ip/nobody'],
  ['/sitemap.xml'],
];

async function ask([path, input]: (typeof CALLS)[number]): Promise<Seen> {
  const began = performance.now();
  const answer = await fetch(
    `${url}${path}`,
    input && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
  );
  await answer.text();
  const ms = performance.now() - began;
  return { call: path, status: answer.status, retry: answer.headers.get('retry-after'), ms };
}

const askAll = (times: number): Promise<Seen[]> =>
  Promise.all(Array.from({ length: times }, () => CALLS.map(ask)).flat());
const refusedSoon = (seen: Seen[]) => {
  expect(seen.filter(({ status, retry, ms }) => status !== 503 || !Number(retry) || ms > SOON_MS)).toEqual(
    [],
  );
};
/** Freezes the server; waits until all its threads have stopped and its earlier answers were read. */
async function freeze(): Promise<void> {
  process.kill(server.pid, 'SIGSTOP');
  const folder = `/proc/${String(server.pid)}/task`;
  const stands = (task: string) => /\) T /.test(readFileSync(`${folder}/${task}/stat`, 'utf8'));
  while (!readdirSync(folder).every(stands));
  await ask(['/health/live']);
}
const ready = async () => {
  while ((await ask(['/health/ready'])).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 50));
};
const answersAgain = async () => {
  await ready();
  expect((await askAll(1)).filter(({ status }) => status >= 500)).toEqual([]);
};

it('is answered for while it is frozen, and all goes on when it thaws', async () => {
  await answersAgain();
  try {
    await freeze();
    // The first calls arrive before the outage is noticed, the second ones after.
    refusedSoon(await askAll(3));
    refusedSoon(await askAll(3));
    expect((await ask(['/health/live'])).status).toBe(200);
  } finally {
    process.kill(server.pid, 'SIGCONT');
  }
  await answersAgain();
});

it('is answered for when it has died', async () => {
  process.kill(server.pid, 'SIGKILL');
  refusedSoon(await askAll(2));
});
