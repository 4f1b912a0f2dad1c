/** Who counts as a visitor of an IP's page. */
import type { Visits } from '@ipw/domain';
import { type Caller, openFixtures, member, staff } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db, reset } = api();
let holder: Caller;
let ip: string;
let browsers = 0;

/** A user agent that was not used before. */
const browser = () => `Mozilla/5.0 (X11; Linux) Firefox/${String((browsers += 1))}.${String(Date.now())}`;
const look = (agent: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}/ip/${encodeURIComponent('山茶狐')}`, {
    method,
    headers: { 'user-agent': agent, ...headers },
  });
const visits = async (more: object = {}, agent = 'spec') => {
  const response = await fetch(`${url}/api/ip/visits`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${holder.token}`,
      'content-type': 'application/json',
      'user-agent': agent,
    },
    body: JSON.stringify({ ip_id: ip, ...more }),
  });
  return ((await response.json()) as { data: Visits }).data;
};

beforeEach(async () => {
  await reset();
  holder = await member();
  const on = await openFixtures();
  ip = await plantIp(on, { ip_name: '山茶狐', listed: true });
  await plantOperator(on.db, ip, holder.id, 1);
});

it('counts a visitor once a day, however often and however many at once', async () => {
  const [first, second] = [browser(), browser()];
  await Promise.all([...Array<undefined>(8)].map(() => look(first)));
  await look(second);
  const { days, total, before, public_path } = await visits();
  expect([days.length, days.at(-1)!.visits, total, before]).toEqual([30, 2, 2, 0]);
  expect(public_path).toBe(`/ip/${encodeURIComponent('山茶狐')}`);
  expect((await visits({ days: 90 })).days).toHaveLength(90);
});

it('counts no robots, no prefetching and no HEAD requests', async () => {
  await look('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await look('');
  await look(browser(), { 'sec-purpose': 'prefetch;prerender' });
  await look(browser(), {}, 'HEAD');
  expect((await visits()).total).toBe(0);
});

it('subtracts visits of operators of the IP, and counts neither them nor staff again', async () => {
  const [own, clerk, guest] = [browser(), browser(), browser()];
  for (const agent of [own, clerk, guest]) await look(agent);
  expect((await visits()).total).toBe(3);
  await visits({}, own);
  expect((await visits()).total).toBe(2);
  const { cookie } = await staff('reviewer');
  await fetch(`${url}/api/admin/auth/me`, { headers: { cookie, 'user-agent': clerk } });
  expect((await visits()).total).toBe(1);
  for (const agent of [own, clerk, guest]) await look(agent);
  expect((await visits()).total).toBe(1);
});

it('stops counting one line that keeps changing its name', async () => {
  for (let at = 0; at < 34; at += 1) await look(browser());
  expect((await visits()).total).toBe(30);
});

it('records no more than 30 operators of a line, and still subtracts the visits of one who was counted', async () => {
  const counted = browser();
  await look(counted);
  const kept = async () => {
    const [found] = await db().query('SELECT COUNT(*) AS n FROM ip_visitor WHERE ip_id = ?', [ip]);
    return Number((found as { n: number | string }[])[0]!.n);
  };
  for (let at = 0; at < 34; at += 1) await visits({}, browser());
  expect(await kept()).toBe(30);
  expect((await visits({}, browser())).total).toBe(1);
  expect((await visits({}, counted)).total).toBe(1);
  expect((await visits({}, counted)).total).toBe(0);
  expect(await kept()).toBe(30);
});

it('keeps of a visitor two keyed hashes, and of the past numbers alone', async () => {
  await look(browser());
  const [rows] = await db().query('SELECT * FROM ip_visitor WHERE at_work = 0');
  expect(rows).toEqual([
    {
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      visitor: expect.stringMatching(/^[0-9a-f]{16}$/),
      ip_id: ip,
      line: expect.stringMatching(/^[0-9a-f]{16}$/),
      at_work: 0,
    },
  ]);
});
