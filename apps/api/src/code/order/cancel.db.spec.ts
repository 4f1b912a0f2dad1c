/** Cancelling an unpaid order, ordering again, and what lists of orders narrow to. */
import { call, decide, goods, openShop, order, type Shop } from '../../../testing/codes';
import { picture } from '../../../testing/fixtures';
import { rows } from '../../../testing/server';
import { MOST_UNPAID } from './order.service';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const made = async (more: object = {}): Promise<string> =>
  (await call('code/orderCreate', shop.ann, order(shop, more))).data.order_id as string;
const ask = (path: string, more: object, who = shop.ann) =>
  call(`code/${path}`, who, { ip_id: shop.ip_id, ...more });
const detail = async (order_id: string) => (await ask('orderDetail', { order_id })).data;

it.each(['wallet', 'bank'])('an order by %s is cancelled while nothing was paid', async (payment_type) => {
  const order_id = await made({ payment_type });
  const { version, actions } = await detail(order_id);
  expect(actions).toContain('cancel');
  expect((await ask('orderCancel', { order_id, version })).data).toMatchObject({ state: 'cancelled' });
  const after = await detail(order_id);
  expect(after).toMatchObject({ state: 'cancelled', actions: [], waits_for: null, invoiceable: 0 });
  expect(after.timeline.map(({ key }: { key: string }) => key)).toEqual(['create', 'cancel']);
  expect((await ask('orderCancel', { order_id, version: after.version })).code).toBe(40900);
  expect((await ask('orderPay', { order_id })).code).toBe(40900);
  expect((await call('ip/pendingTasks', shop.ann, { ip_id: shop.ip_id })).data.tasks).toEqual([]);
});

it('an IP with twenty unpaid orders gets another one once one of them is cancelled', async () => {
  const ids = await Promise.all(Array.from({ length: MOST_UNPAID }, () => made()));
  const refused = await call('code/orderCreate', shop.ann, order(shop));
  expect(refused).toMatchObject({
    code: 40900,
    msg: '20 orders of this IP are unpaid: please pay or cancel one first',
  });
  expect(await rows('SELECT id FROM label_order')).toHaveLength(MOST_UNPAID);
  await ask('orderCancel', { order_id: ids[0]!, version: 1 });
  expect(await made()).toEqual(expect.any(String));
});

it('orders of several goods made at once do not exceed the limit together', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => goods(shop.ann, shop.ip_id)));
  for (let n = 1; n < MOST_UNPAID; n += 1) await made();
  const last = await Promise.all(
    others.map((goods_id) => call('code/orderCreate', shop.ann, order(shop, { goods_id }))),
  );
  expect(last.map(({ code }) => code as number).sort()).toEqual([0, 40900, 40900, 40900, 40900, 40900]);
  expect(await rows('SELECT id FROM label_order')).toHaveLength(MOST_UNPAID);
});

it('a stale version cancels nothing', async () => {
  const order_id = await made();
  expect((await ask('orderCancel', { order_id, version: 9 })).code).toBe(40901);
  expect((await detail(order_id)).state).toBe('in_process');
});

it('an order whose voucher was handed in is not cancelled: money may be on its way', async () => {
  const order_id = await made({ payment_type: 'bank' });
  const voucher_image = await picture(shop.ann.id, 'voucher');
  await ask('orderVoucher', { order_id, voucher_image });
  const { version, actions } = await detail(order_id);
  expect(actions).not.toContain('cancel');
  expect((await ask('orderCancel', { order_id, version })).code).toBe(40900);
});

it('goods of a cancelled order can be deleted', async () => {
  const order_id = await made();
  const { goods_id, version } = await detail(order_id);
  expect((await ask('goodsDelete', { goods_id })).code).toBe(40900);
  await ask('orderCancel', { order_id, version });
  expect((await ask('goodsDelete', { goods_id })).code).toBe(0);
});

it('a cancelled order is no work for staff', async () => {
  const order_id = await made();
  const { version } = await detail(order_id);
  await ask('orderCancel', { order_id, version });
  const refused = await decide(shop.admin, `label-orders/${order_id}/reject`, {
    version: version + 1,
    reason_code: 'no_agreement',
  });
  expect(refused.status).toBe(409);
});

it('lists orders by state', async () => {
  const kept = await made();
  const gone = await made();
  await ask('orderCancel', { order_id: gone, version: (await detail(gone)).version });
  const ids = async (state?: string) =>
    (await ask('orderList', state ? { state } : {})).data.list.map(
      ({ order_id }: { order_id: string }) => order_id,
    );
  expect(await ids('in_process')).toEqual([kept]);
  expect(await ids('cancelled')).toEqual([gone]);
  expect(await ids()).toHaveLength(2);
});

it('lists orders by age, page by page', async () => {
  const ids = [await made(), await made(), await made()];
  const listed = async (more: object) => {
    const { list, next_cursor } = (await ask('orderList', more)).data;
    return { ids: list.map(({ order_id }: { order_id: string }) => order_id), next_cursor };
  };
  expect((await listed({})).ids).toEqual(ids.toReversed());
  expect((await listed({ sort: 'newest' })).ids).toEqual(ids.toReversed());
  const first = await listed({ sort: 'oldest', page_size: 2 });
  expect(first.ids).toEqual(ids.slice(0, 2));
  expect((await listed({ sort: 'oldest', page_size: 2, cursor: first.next_cursor })).ids).toEqual([ids[2]]);
});

it('offers each address used before once, the last used first, and of this IP alone', async () => {
  const there = { recipient: '林', recipient_phone: '13900000000', recipient_address: '杭州市余杭区 2 号' };
  await made();
  await made(there);
  await made();
  await made(there);
  const { list, total } = (await ask('deliveryList', {})).data;
  expect(total).toBe(2);
  expect(list[0]).toEqual(there);
  await rows('UPDATE label_order SET erased_at = NOW(3)');
  expect((await ask('deliveryList', {})).data.list).toEqual([]);
});
