/** Which data of goods, merchants, label orders and invoices is erased with the account, and which stays. */
import request from 'supertest';
import { call, completed, decide, licensee, openShop, order, type Shop } from '../../testing/codes';
import { openFixtures, member, PASSWORD, picture } from '../../testing/fixtures';
import { dump } from '../../testing/leaks/sources';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { plantClaim, plantCodeReport, plantOperator } from '../db/seed/fixtures';
import { plantBatchAlert } from '../db/seed/plant-alerts';

const { url, db } = api();
const BUYER = { company_name: '松间文化', tax_id_number: '91330106MA2CABCD12', email: 'till@pine.example' };

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  const on = await openFixtures();
  // The member owns the IP and has no operator row.
  await db().query('DELETE FROM ip_operator');
  await plantClaim(on, { ip_id: shop.ip_id, member_id: shop.ann.id, state: 'claimed', reason_code: '' });
});

const ask = async (input: object = { password: PASSWORD, agree: 1 }) =>
  (
    await request(url)
      .post('/api/member/requestClosure')
      .set('authorization', `Bearer ${shop.ann.token}`)
      .send(input)
  ).body as { code: number };

async function close(): Promise<void> {
  expect((await ask()).code).toBe(0);
  await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
  await until(async () => {
    const [row] = await rows<{ state: string }>('SELECT state FROM closure');
    return row?.state === 'closed' ? true : undefined;
  }, 'the end');
}

const obstacles = async () => {
  const { data } = await call('member/closure', shop.ann);
  return (data as { obstacles: { kind: string; ip_id: string | null }[] }).obstacles;
};

it('takes the people out of orders, and leaves numbers, amounts and what labels tell', async () => {
  const { ann, admin, ip_id, goods_id } = shop;
  const merchant = await licensee(shop);
  const order_id = await completed(shop, 2000);
  const voucher_image = await picture(ann.id, 'voucher');
  await call('code/useCreate', ann, { ip_id, goods_id, licensee_id: merchant, quantity: 100 });
  await call('code/invoiceRequest', ann, { ip_id, order_id, ...BUYER });
  expect(await obstacles()).toEqual([
    { kind: 'code_requests_open', count: 1, ip_id },
    { kind: 'invoices_open', count: 1, ip_id },
  ]);
  expect((await ask()).code).toBe(42011);
  const [query] = await rows<{ id: string; version: number }>('SELECT id, version FROM code_request');
  await decide(admin, `code-requests/${query!.id}/handle`, { version: query!.version });
  await db().query("UPDATE invoice SET state = 'issued', invoice_number = '24332000000012345678'");
  // An unpaid order is no obstacle.
  await call('code/orderCreate', ann, order(shop));
  expect(await obstacles()).toEqual([]);
  await db().query('UPDATE label_order SET voucher_image = ? WHERE id = ?', [voucher_image, order_id]);
  const batch = await rows<{ number: number }>('SELECT number FROM code_batch');
  const report_id = await plantCodeReport(await openFixtures(), {
    ip_id,
    batch_number: batch[0]!.number,
    serial: 1,
  });
  const alert_id = await plantBatchAlert(await openFixtures(), { ip_id, goods_id });
  const explained = { version: 1, outcome: 'lost', note: '林岚在仓库里清点过' };
  expect((await call('code/alertSettle', ann, { ip_id, alert_id, ...explained })).code).toBe(0);
  const answered = { version: 1, outcome: 'fake', reason: '买家姓祁，店在城南' };
  expect((await call('code/reportSettle', ann, { ip_id, report_id, ...answered })).code).toBe(0);
  const versions = async () =>
    (await rows<{ version: number }>('SELECT version FROM code_licensee'))[0]!.version;
  const before = await versions();
  await close();
  expect(await versions()).toBe(before + 1);
  expect(
    await rows('SELECT state, statement, contact, erased_at IS NOT NULL AS gone FROM code_report'),
  ).toEqual([{ state: 'settled', statement: null, contact: null, gone: 1 }]);

  const people = [...Object.values(BUYER), '顾小满', '13800000000', 'SF100', explained.note, answered.reason];
  const stored = (await dump()).map(({ name, bytes }) => ({ name, text: bytes.toString() }));
  expect(
    stored.flatMap(({ name, text }) =>
      people.filter((gone) => text.includes(gone)).map((gone) => `${gone} in ${name}`),
    ),
  ).toEqual([]);
  expect(
    await rows('SELECT state, amount_fen, erased_at IS NOT NULL AS gone FROM label_order ORDER BY id'),
  ).toEqual([
    { state: 'completed', amount_fen: 16_000, gone: 1 },
    { state: 'rejected', amount_fen: 8000, gone: 1 },
  ]);
  expect(await rows('SELECT company_name, invoice_number FROM invoice')).toEqual([
    { company_name: '', invoice_number: '24332000000012345678' },
  ]);
  expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [voucher_image])).toEqual([
    { linked_at: null },
  ]);
  // Printed labels still show the product's name.
  expect(await rows('SELECT product_name, image_id FROM code_goods')).toEqual([
    { product_name: '山茶兔毛绒', image_id: null },
  ]);
  expect(await rows('SELECT licensee_name FROM code_licensee')).toEqual([{ licensee_name: '云岭玩具' }]);
  expect((await decide(admin, `label-orders/${order_id}/assign`, { version: 9 })).status).toBe(409);

  // The next owner of the IP finds none of it.
  const on = await openFixtures();
  const ben = await member();
  await plantOperator(on.db, ip_id, ben.id, 1);
  expect((await call('code/reportDetail', ben, { ip_id, report_id })).code).toBe(40400);
  for (const list of [
    'code/reportList',
    'code/orderList',
    'code/goodsList',
    'code/licenseeList',
    'code/useList',
    'code/alertList',
  ])
    expect((await call(list, ben, { ip_id })).data.list).toEqual([]);
  expect((await call('code/orderDetail', ben, { ip_id, order_id })).code).toBe(40400);
});
