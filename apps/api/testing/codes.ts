/** An IP with goods, orders and scans, created over HTTP. */
import request from 'supertest';
import { plantIp, plantOperator } from '../src/db/seed/fixtures';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from './fixtures';
import { api, rows } from './server';

/** Makes a call of the data API; returns the envelope. */
export const call = async (path: string, who: Caller | undefined, input: object = {}) =>
  (
    await request(api().url)
      .post(`/api/${path}`)
      .set('accept-language', 'en')
      .set(who ? { authorization: `Bearer ${who.token}` } : {})
      .send(input)
  ).body;

export const decide = (who: StaffLogin, path: string, body: object) =>
  request(api().url)
    .post(`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);

/** An IP owned and operated by a member. */
export async function owned(who: Caller, ip_name: string): Promise<string> {
  const on = await openFixtures();
  const ip = await plantIp(on, { ip_name });
  await plantOperator(on.db, ip, who.id, 1);
  return ip;
}

export const goods = async (who: Caller, ip_id: string) =>
  (
    await call('code/goodsSave', who, {
      ip_id,
      project_name: '春日系列',
      product_name: '山茶兔毛绒',
      licensee: '云岭玩具',
      price_fen: 12_900,
      image: await picture(who.id, 'goods_image'),
    })
  ).data.goods_id as string;

export interface Shop {
  ann: Caller;
  admin: StaffLogin;
  ip_id: string;
  goods_id: string;
}

/** Ann, her IP and its goods, in an otherwise empty database. */
export async function openShop(): Promise<Shop> {
  await api().reset();
  const ann = await member();
  const ip_id = await owned(ann, '山茶兔');
  return { ann, admin: await staff('admin'), ip_id, goods_id: await goods(ann, ip_id) };
}

/** A valid order. */
export const order = ({ ip_id, goods_id }: Shop, more: object = {}) => ({
  ip_id,
  goods_id,
  label_type: 'common',
  quantity: 1000,
  payment_type: 'wallet',
  recipient: '顾小满',
  recipient_phone: '13800000000',
  recipient_address: '杭州市西湖区 1 号',
  agree: { contract: 1, manual: 1 },
  ...more,
});

/** An order paid in the sandbox and completed by staff. */
export async function completed(shop: Shop, quantity: number): Promise<string> {
  const { ann, admin, ip_id } = shop;
  const { order_id } = (await call('code/orderCreate', ann, order(shop, { quantity }))).data as {
    order_id: string;
  };
  const { pay_url } = (await call('code/orderPay', ann, { ip_id, order_id })).data as { pay_url: string };
  expect((await request(api().url).post(pay_url)).status).toBe(303);
  const [paid] = await rows<{ version: number }>('SELECT version FROM label_order WHERE id = ?', [order_id]);
  const done = await decide(admin, `label-orders/${order_id}/complete`, {
    version: paid!.version,
    courier: '顺丰',
    tracking_number: 'SF100',
  });
  expect(done.status).toBe(200);
  return order_id;
}

/** A valid merchant. */
export const MERCHANT = {
  licensee_name: '云岭玩具',
  link_name: '林',
  link_phone: '0571-88880000',
  recipient: '林',
  recipient_phone: '13900000000',
  recipient_address: '杭州市余杭区 2 号',
};

export async function licensee({ ann, ip_id }: Shop): Promise<string> {
  const { data } = await call('code/licenseeSave', ann, { ip_id, ...MERCHANT });
  return data.licensee_id as string;
}

/** The number of a new batch, issued by the server at `at`, whose database `read` reads; undefined while it is refused. */
export async function issued(
  { ann, admin, ip_id, goods_id }: Shop,
  licensee_id: string,
  at = api().url,
  read: typeof rows = rows,
): Promise<number | undefined> {
  const made = await request(at)
    .post('/api/code/useCreate')
    .set('authorization', `Bearer ${ann.token}`)
    .send({ ip_id, goods_id, licensee_id, quantity: 10 });
  const { request_id } = (made.body as { data: { request_id: string } }).data;
  const done = await request(at)
    .post(`/api/admin/code-requests/${request_id}/handle`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ version: 1 });
  if (done.status === 503) return undefined;
  expect(done.status).toBe(200);
  const sql = 'SELECT number FROM code_batch WHERE request_id = ?';
  return (await read<{ number: number }>(sql, [request_id]))[0]!.number;
}
