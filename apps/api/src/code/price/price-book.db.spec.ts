/** The price book: lines from a day on; begun lines never change; concurrent changes conflict. */
import { earliestPriceDay, formatDay, type LabelPriceRow, shanghaiDay } from '@ipw/domain';
import request from 'supertest';
import { call, decide, openShop, order, type Shop } from '../../../testing/codes';
import { staff, type StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';

const { url } = api();
const line = (more: object = {}) => ({
  label_type: 'common',
  valid_from: earliestPriceDay(),
  unit_fen: 9,
  unit_per: 1,
  minimum: 2000,
  ...more,
});

let shop: Shop;
let finance: StaffLogin;
beforeAll(async () => {
  shop = await openShop();
  finance = await staff('finance');
});
// The price book is not reset between specs.
const tidied = () => api().db().query("DELETE FROM label_price WHERE valid_from > '2016-02-01'");
beforeEach(tidied);
afterEach(tidied);

const signed = (call: request.Test, who: StaffLogin) =>
  call.set('cookie', who.cookie).set('x-csrf-token', who.csrf).set('accept-language', 'en');
const change = (id: string, who: StaffLogin, body: object) =>
  signed(request(url).put(`/api/admin/label-prices/${id}`), who).send(body);
const remove = (id: string, version: number, who: StaffLogin) =>
  signed(request(url).delete(`/api/admin/label-prices/${id}?version=${String(version)}`), who);
const list = async (filter: object = {}) =>
  (
    await request(url)
      .get(`/api/admin/label-prices?filter=${JSON.stringify(filter)}&sort=["valid_from","DESC"]`)
      .set('cookie', finance.cookie)
  ).body as LabelPriceRow[];
const quote = async (quantity = 2000) =>
  (await call('code/quote', shop.ann, { ip_id: shop.ip_id, label_type: 'common', quantity })).data as {
    total_fen: number;
  };

it('adds a line from tomorrow on; today’s quotes and orders made before stay as they are', async () => {
  const added = await decide(finance, 'label-prices', line());
  expect(added.body).toMatchObject({ state: 'upcoming', actions: ['update', 'delete'], valid_until: null });
  expect(await list({ label_type: 'common' })).toMatchObject([
    { state: 'upcoming', unit_fen: 9 },
    { state: 'current', unit_fen: 8, valid_until: shanghaiDay(new Date()), actions: [] },
  ]);
  const { order_id } = (await call('code/orderCreate', shop.ann, order(shop, { quantity: 2000 }))).data;
  expect((await quote()).total_fen).toBe(16_000);
  // Simulates that its first day has come.
  await api().db().query("UPDATE label_price SET valid_from = '2020-01-01' WHERE unit_fen = 9");
  expect((await quote()).total_fen).toBe(18_000);
  expect((await list({ state: 'past' })).map(({ unit_fen }) => unit_fen)).toEqual([8]);
  expect((await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data).toMatchObject({
    amount_fen: 16_000,
  });
  expect((await call('code/prices', undefined)).data.prices[0]).toMatchObject({ unit_fen: 9, minimum: 2000 });
});

it('changes nothing that has begun', async () => {
  const [current] = await list({ state: 'current', label_type: 'common' });
  const changed = await change(current!.id, finance, { ...line(), version: 1 });
  expect(changed.body).toMatchObject({ statusCode: 409, code: 40900 });
  expect((await remove(current!.id, 1, finance)).status).toBe(409);
  const today = await decide(finance, 'label-prices', line({ valid_from: shanghaiDay(new Date()) }));
  expect(today.body.errors).toEqual({
    valid_from: `The effective date cannot be before ${formatDay(earliestPriceDay(), 'en')}`,
  });
  expect(await rows('SELECT id FROM label_price')).toHaveLength(2);
});

it('lets one of two who change a line through, and keeps one line a day', async () => {
  const { id } = (await decide(finance, 'label-prices', line())).body as LabelPriceRow;
  const admin = shop.admin;
  const at_once = await Promise.all([
    change(id, finance, { ...line({ unit_fen: 10 }), version: 1 }),
    change(id, admin, { ...line({ unit_fen: 11 }), version: 1 }),
  ]);
  expect(at_once.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide(admin, 'label-prices', line())).body.errors).toEqual({
    valid_from: 'Duplicate: the effective date',
  });
  expect((await remove(id, 2, finance)).status).toBe(200);
  expect((await remove(id, 2, finance)).status).toBe(404);
  expect(
    await rows("SELECT action FROM audit_line WHERE subject = 'label_price' AND subject_id = ? ORDER BY id", [
      id,
    ]),
  ).toEqual([{ action: 'create' }, { action: 'update' }, { action: 'remove' }]);
});
