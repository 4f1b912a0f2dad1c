/** Order numbers: reference of a transfer, in messages and in searches. */
import { addWorkingDays, DUE_DAYS } from '@ipw/domain';
import { call, completed, decide, licensee, openShop, order, type Shop } from '../../../testing/codes';
import { another } from '../../../testing/another';
import { member, picture, openFixtures, staff, type StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { ago, plantLabelOrder, plantMessage, plantOperator } from '../../db/seed/fixtures';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const dueIn = (days: number) => addWorkingDays(new Date(), days).toISOString();

interface Created {
  order_id: string;
  order_number: string;
}
const byBank = async (more: object = {}): Promise<Created> =>
  (await call('code/orderCreate', shop.ann, order(shop, { payment_type: 'bank', ...more }))).data as Created;
const found = async (who: StaffLogin, resource: string, q: string) =>
  (
    await fetch(`${api().url}/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`, {
      headers: { cookie: who.cookie },
    }).then((answer) => answer.json() as Promise<{ order_number: string }[]>)
  ).map(({ order_number }) => order_number);

it('orders first, then transfers with the number, then hands the voucher in', async () => {
  const { ann, ip_id } = shop;
  const { order_id, order_number } = await byBank();
  expect(order_number).toMatch(/^\d{6}-\d{5}$/);
  const detail = async () => (await call('code/orderDetail', ann, { ip_id, order_id })).data;
  expect(await detail()).toMatchObject({
    order_number,
    waits_for: 'voucher',
    due_at: dueIn(DUE_DAYS.payment),
  });
  expect((await detail()).actions).toEqual(['voucher', 'cancel']);
  const without = await call('code/orderVoucher', ann, { ip_id, order_id });
  expect(without.data.errors[0]).toMatchObject({
    field: 'voucher_image',
    msg: 'Please upload the remittance voucher',
  });
  const voucher_image = await picture(ann.id, 'voucher');
  expect((await call('code/orderVoucher', ann, { ip_id, order_id, voucher_image })).code).toBe(0);
  expect(await detail()).toMatchObject({
    waits_for: 'voucher_check',
    due_at: dueIn(DUE_DAYS.voucher),
    voucher: { image_id: voucher_image },
  });
  await decide(shop.admin, `label-orders/${order_id}/refuse_voucher`, { version: 2, reason: '看不清' });
  expect(await detail()).toMatchObject({ waits_for: 'voucher', due_at: dueIn(DUE_DAYS.payment) });
  // An order late with its holder is not counted as the staff's.
  const late = () => rows('UPDATE label_order SET due_at = NOW(3) - INTERVAL 1 DAY');
  const counts = async () =>
    (
      await fetch(`${api().url}/api/admin/label-orders/counts`, { headers: { cookie: shop.admin.cookie } })
    ).json();
  await late();
  expect(await counts()).toMatchObject({ in_process: 1, overdue: 0 });
  const desk = `${api().url}/api/admin/label-orders/${order_id}`;
  const seen = await fetch(desk, { headers: { cookie: shop.admin.cookie } });
  expect(await seen.json()).toMatchObject({ waits_for: 'voucher', due_at: null });
  await call('code/orderVoucher', ann, { ip_id, order_id, voucher_image: await picture(ann.id, 'voucher') });
  await late();
  expect(await counts()).toMatchObject({ in_process: 1, overdue: 1 });
});

it('records both ticks of an order with the version shown, and none of a refused order', async () => {
  const { ann } = shop;
  const consents = () =>
    rows('SELECT agreement, version, text_hash, language FROM consent WHERE member_id = ?', [ann.id]);
  const begun = (await consents()).length;
  const refused = await call('code/orderCreate', ann, order(shop, { agree: { contract: 1, manual: 0 } }));
  expect(refused).toMatchObject({ code: 42005, data: { agreement: 'manual' } });
  const texts = [{ page: 'labelContract', version: '7.0' }];
  const unknown = await call('code/orderCreate', ann, order(shop, { texts }));
  expect(unknown.data.errors).toMatchObject([{ field: 'texts', rule: 'choice' }]);
  expect(await consents()).toHaveLength(begun);
  expect(await rows('SELECT id FROM label_order')).toEqual([]);
  await byBank({ texts: [{ page: 'labelContract', version: '1.0' }] });
  const hash = async (page: string) => (await call('content/legal', ann, { page })).data.hash as string;
  expect((await consents()).slice(begun)).toEqual(
    await Promise.all(
      ['labelContract', 'labelManual'].map(async (agreement) => ({
        agreement,
        version: '1.0',
        text_hash: await hash(agreement),
        language: 'en',
      })),
    ),
  );
});

it('offers no transfer where there is no account', async () => {
  const url = await another({ BANK_HOLDER: '', BANK_NAME: '', BANK_ACCOUNT: '' });
  const ask = async (path: string, body: object) =>
    (
      await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.ann.token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ code: number; data: { bank_account?: null; errors?: { rule: string }[] } }>;
  expect((await ask('code/prices', {})).data.bank_account).toBeNull();
  const refused = await ask('code/orderCreate', order(shop, { payment_type: 'bank' }));
  expect(refused.data.errors).toMatchObject([{ field: 'payment_type', rule: 'bank_account' }]);
  expect(await rows('SELECT id FROM label_order')).toEqual([]);
});

it('is found by its number, as people say it', async () => {
  const { ann, ip_id } = shop;
  const [{ order_number }] = [await byBank(), await byBank()];
  const finance = await staff('finance');
  const spoken = order_number.replace('-', ' ');
  expect(await found(finance, 'label-orders', spoken)).toEqual([order_number]);
  expect(await found(finance, 'label-orders', '山茶')).toHaveLength(2);
  expect(await found(finance, 'invoices', spoken)).toEqual([]);
  expect(await found(finance, 'refunds', spoken)).toEqual([]);
  expect(await found(finance, 'label-orders', order_number.slice(7))).toContain(order_number);
  const { list } = (await call('code/orderList', ann, { ip_id, keyword: spoken })).data as {
    list: Created[];
  };
  expect(list.map((row) => row.order_number)).toEqual([order_number]);
  expect((await call('code/orderList', ann, { ip_id, keyword: '山茶' })).data.total).toBe(2);
  expect((await call('code/orderList', ann, { ip_id, keyword: '%' })).data.total).toBe(0);
});

it('is named in the messages about it', async () => {
  const { ann } = shop;
  const { order_id, order_number } = await byBank({ voucher_image: await picture(ann.id, 'voucher') });
  const finance = await staff('finance');
  const path = `label-orders/${order_id}/confirm_payment`;
  expect((await decide(finance, path, { version: 1 })).status).toBe(200);
  const { list } = (await call('message/list', ann)).data as { list: { key: string; body: string }[] };
  expect(list.find(({ key }) => key === 'label_order_paid')!.body).toContain(order_number);
});

it('is told to who runs the IP once the access of who ordered has ended', async () => {
  const { ann, admin, ip_id, goods_id } = shop;
  await completed(shop, 1000);
  const ben = await member();
  await plantOperator((await openFixtures()).db, ip_id, ben.id, 2);
  const voucher_image = await picture(ben.id, 'voucher');
  const input = order(shop, { payment_type: 'bank', voucher_image });
  const { order_id } = (await call('code/orderCreate', ben, input)).data as Created;
  const licensee_id = await licensee(shop);
  const use = { ip_id, goods_id, licensee_id, quantity: 10 };
  const { request_id } = (await call('code/useCreate', ben, use)).data as { request_id: string };
  await rows('DELETE FROM ip_operator WHERE member_id = ?', [ben.id]);
  await rows('DELETE FROM message');
  const path = `label-orders/${order_id}`;
  const finance = await staff('finance');
  expect((await decide(finance, `${path}/confirm_payment`, { version: 1 })).status).toBe(200);
  expect((await decide(admin, `${path}/reject`, { version: 2, reason_code: 'no_agreement' })).status).toBe(
    200,
  );
  const refusal = { version: 1, reason_code: 'no_agreement' };
  expect((await decide(admin, `code-requests/${request_id}/reject`, refusal)).status).toBe(200);
  const sent = await rows<{ member_id: string; message_key: string }>(
    'SELECT member_id, message_key FROM message ORDER BY message_key',
  );
  expect(sent).toEqual(
    ['code_request_rejected', 'label_order_paid', 'label_order_rejected', 'refund_opened'].map(
      (message_key) => ({ member_id: ann.id, message_key }),
    ),
  );
});

describe('a list', () => {
  /** Inserted in another order than their dates, so that ids and dates differ. */
  const AGES = [1, 9, 3, 7, 5];

  it('of orders goes by the date it shows, page by page', async () => {
    const { ann, ip_id, goods_id } = shop;
    const on = await openFixtures();
    for (const days of AGES)
      await plantLabelOrder(on, {
        ip_id,
        member_id: ann.id,
        goods_id,
        quantity: days,
        created_at: ago(days),
      });
    const page = async (more: object) =>
      (await call('code/orderList', ann, { ip_id, page_size: 2, ...more })).data as {
        list: { quantity: number }[];
        next_cursor: string | null;
      };
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { list, next_cursor } = await page(cursor ? { cursor } : {});
      seen.push(...list.map(({ quantity }) => quantity));
      cursor = next_cursor;
    }
    expect(seen).toEqual([1, 3, 5, 7, 9]);
    expect((await page({ page: 2 })).list.map(({ quantity }) => quantity)).toEqual([5, 7]);
    expect((await call('code/orderList', ann, { ip_id, cursor: '01J00000000000000000000001' })).code).toBe(
      40001,
    );
  });

  it('of messages goes by the date it shows', async () => {
    const { ann } = shop;
    for (const days of AGES) await plantMessage((await openFixtures()).db, ann.id, 'welcome', {}, ago(days));
    const { list } = (await call('message/list', ann)).data as { list: { created_at: string }[] };
    const dates = list.map(({ created_at }) => created_at);
    expect(dates).toHaveLength(AGES.length);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
