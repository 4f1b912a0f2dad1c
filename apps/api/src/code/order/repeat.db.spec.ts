/** The plate fee is charged once for a design, by the server's own record of the IP's designs. */
import { addWorkingDays, DELIVERY_DAYS } from '@ipw/domain';
import request from 'supertest';
import { call, decide, goods, openShop, order, owned, type Shop } from '../../../testing/codes';
import { member } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const OWN = { label_type: 'custom', quantity: 100_000 };

async function paid(of: Shop, more: object = {}): Promise<string> {
  const { order_id } = (await call('code/orderCreate', of.ann, order(of, { ...OWN, ...more }))).data as {
    order_id: string;
  };
  const { pay_url } = (await call('code/orderPay', of.ann, { ip_id: of.ip_id, order_id })).data as {
    pay_url: string;
  };
  expect((await request(api().url).post(pay_url)).status).toBe(303);
  return order_id;
}

async function delivered(of: Shop, more: object = {}): Promise<string> {
  const order_id = await paid(of, more);
  const [{ version }] = (await rows('SELECT version FROM label_order WHERE id = ?', [order_id])) as [
    { version: number },
  ];
  const sent = { version, courier: '顺丰', tracking_number: 'SF100' };
  expect((await decide(of.admin, `label-orders/${order_id}/complete`, sent)).status).toBe(200);
  return order_id;
}

const quote = async (of: Shop, more: object) =>
  (await call('code/quote', of.ann, { ip_id: of.ip_id, ...OWN, ...more })).data as {
    total_fen: number;
    delivery: string;
    items: object[];
  };
const designs = async ({ ann, ip_id }: Shop) =>
  ((await call('code/designList', ann, { ip_id })).data as { list: { order_id: string }[] }).list;

it('asks no plate fee for a design that was delivered, and says so', async () => {
  const first = await delivered(shop);
  expect(await designs(shop)).toMatchObject([{ order_id: first, product_name: '山茶兔毛绒' }]);
  const fresh = await quote(shop, {});
  expect(fresh).toMatchObject({ total_fen: 850_000, delivery: 'custom_new' });
  const again = await quote(shop, { repeat_of: first });
  expect(again).toMatchObject({ total_fen: 350_000, delivery: 'custom_repeat' });
  expect(again.items[1]).toMatchObject({ key: 'plate', amount_fen: 0, waived: 1, waived_for: 'repeat' });
  const { data } = await call('code/orderCreate', shop.ann, order(shop, { ...OWN, repeat_of: first }));
  expect(data).toMatchObject({ amount_fen: 350_000 });
  const detail = (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id: data.order_id }))
    .data;
  expect(detail).toMatchObject({ repeat_of: { order_id: first }, delivery: 'custom_repeat' });
  expect(detail.items[1]).toMatchObject({ waived_for: 'repeat' });
});

it('counts the repeat of a repeat as the first design', async () => {
  const first = await delivered(shop);
  const second = await delivered(shop, { repeat_of: first });
  expect((await designs(shop)).map(({ order_id }) => order_id)).toEqual([first]);
  const third = await call('code/orderCreate', shop.ann, order(shop, { ...OWN, repeat_of: second }));
  expect(await rows('SELECT repeat_of FROM label_order WHERE id = ?', [third.data.order_id])).toEqual([
    { repeat_of: first },
  ]);
});

it('is due within the days of its kind', async () => {
  const due = async (id: string) =>
    (
      (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id: id })).data as {
        due_at: string;
      }
    ).due_at;
  const first = await paid(shop);
  expect(await due(first)).toEqual(addWorkingDays(new Date(), DELIVERY_DAYS.custom_new.to).toISOString());
  const made = await delivered(shop);
  const again = await paid(shop, { repeat_of: made });
  expect(await due(again)).toEqual(addWorkingDays(new Date(), DELIVERY_DAYS.custom_repeat.to).toISOString());
});

describe('a claim of the same design', () => {
  const refusal = async (repeat_of: string, more: object = {}) => {
    const query = await call('code/quote', shop.ann, { ip_id: shop.ip_id, ...OWN, ...more, repeat_of });
    const sent = await call('code/orderCreate', shop.ann, order(shop, { ...OWN, ...more, repeat_of }));
    expect(sent.code).toBe(query.code);
    return sent;
  };
  const before = () => rows('SELECT id FROM label_order ORDER BY id');

  it('is refused for an order that was paid and not delivered', async () => {
    const unmade = await paid(shop);
    const orders = await before();
    const { data } = await refusal(unmade);
    expect(data.errors).toMatchObject([{ field: 'repeat_of', rule: 'design_made' }]);
    expect(await before()).toEqual(orders);
    expect(await designs(shop)).toEqual([]);
  });

  it('is refused for general labels, whichever side they are on', async () => {
    const common = await delivered(shop, { label_type: 'common', quantity: 1000 });
    expect((await refusal(common)).data.errors[0].rule).toBe('design_made');
    const made = await delivered(shop);
    expect((await refusal(made, { label_type: 'common' })).data.errors[0].rule).toBe('own_labels');
  });

  it('of another IP answers like one that is not there', async () => {
    const ben = await member();
    const ip_id = await owned(ben, '云岭');
    const theirs = { ...shop, ann: ben, ip_id, goods_id: await goods(ben, ip_id) };
    const made = await delivered(theirs);
    const foreign = await refusal(made);
    expect(foreign.code).toBe(40400);
    expect(await refusal('01J00000000000000000000001')).toEqual(foreign);
  });
});
