/** Saved filters: created once, visible to all who may read the queue, deleted by their creator or an administrator. */
import type { SavedFilter } from '@ipw/domain';
import request from 'supertest';
import { staff, type StaffLogin } from '../../../testing/fixtures';
import { api } from '../../../testing/server';

const { url, db, reset } = api();
const send = async (who: StaffLogin, method: 'get' | 'post' | 'delete', path: string, body?: object) => {
  const call = request(url);
  const answer = await call[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
  return { status: answer.status, body: answer.body as SavedFilter[] & { errors: object } };
};
const SEARCH = { state: 'pending', subject: 'series', q: '顾小满' };

beforeEach(reset);

it('is shared by who reads the queue, and by no other queue', async () => {
  const [maker, other, consultant] = [
    await staff('reviewer'),
    await staff('reviewer'),
    await staff('consultant'),
  ];
  const stored = await send(maker, 'post', 'reviews/filters', { name: '四季', filter: SEARCH });
  expect(stored.body).toMatchObject([{ name: '四季', filter: SEARCH, actions: ['delete'] }]);
  for (const who of [other, consultant])
    expect((await send(who, 'get', 'reviews/filters')).body).toMatchObject([{ filter: SEARCH, actions: [] }]);
  expect((await send(maker, 'get', 'claims/filters')).body).toEqual([]);
  // The list accepts the stored filter unchanged.
  const query = new URLSearchParams({ filter: JSON.stringify(stored.body[0]!.filter) });
  expect((await send(other, 'get', `reviews?${query}`)).status).toBe(200);
  const [rows] = await db().query('SELECT filter FROM saved_filter');
  expect(String((rows as { filter: Buffer }[])[0]!.filter)).not.toContain('顾小满');
});

it('has one of a name, even when two keep it at once, and ends at thirty', async () => {
  const [ann, ben] = [await staff('reviewer'), await staff('reviewer')];
  const answers = await Promise.all(
    [ann, ben, ann].map((who) => send(who, 'post', 'reviews/filters', { name: '本周', filter: {} })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(answers.find(({ status }) => status === 400)!.body.errors).toHaveProperty('name');
  const keep = (n: number, who = ann) =>
    send(who, 'post', 'reviews/filters', { name: `第${String(n)}`, filter: {} });
  for (let n = 1; n < 29; n += 1) expect((await keep(n)).status).toBe(201);
  const last = await Promise.all([29, 30, 31, 32, 33, 34].map((n) => keep(n, n % 2 ? ann : ben)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  expect((await send(ann, 'get', 'reviews/filters')).body).toHaveLength(30);
  const late = await send(ann, 'post', 'reviews/filters', { name: '再一个', filter: {} });
  expect([late.status, late.body.errors]).toEqual([400, { filter: expect.any(String) as string }]);
});

it('is taken away by its maker or an administrator, once', async () => {
  const [maker, other, admin] = [await staff('reviewer'), await staff('reviewer'), await staff('admin')];
  const add = async (name: string) =>
    (await send(maker, 'post', 'reviews/filters', { name, filter: {} })).body.find(
      (one) => one.name === name,
    )!.id;
  const [first, second] = [await add('一'), await add('二')];
  expect((await send(other, 'delete', `reviews/filters/${first}`)).status).toBe(403);
  expect((await send(maker, 'delete', `claims/filters/${first}`)).status).toBe(404);
  expect((await send(maker, 'delete', `reviews/filters/${first}`)).body).toHaveLength(1);
  expect((await send(maker, 'delete', `reviews/filters/${first}`)).status).toBe(404);
  expect((await send(admin, 'delete', `reviews/filters/${second}`)).body).toEqual([]);
});
