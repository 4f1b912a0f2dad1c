import request from 'supertest';
import { call, decide, goods, openShop, order, owned, type Shop } from '../../testing/codes';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { plantGoods } from '../db/seed/fixtures';

const { url } = api();

let shop: Shop;
let ann: Caller;
let admin: StaffLogin;
let ip_id: string;

beforeEach(async () => {
  shop = await openShop();
  ({ ann, admin, ip_id } = shop);
});

describe('a quote', () => {
  it('prices what the book says', async () => {
    const quote = async (label_type: string, quantity: unknown) =>
      (await call('code/quote', ann, { ip_id, label_type, quantity, sample: 0 })).data;
    expect(await quote('custom', 100_001)).toMatchObject({ total_fen: 850_004, delivery: 'custom_new' });
    expect(await quote('common', 1001)).toMatchObject({ total_fen: 8008 });
    expect(await quote('custom', '100000')).toMatchObject({ total_fen: 850_000 });
    expect((await quote('common', 999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
    expect((await quote('custom', 99_999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
  });
});

describe('goods of an IP', () => {
  it('are found by a word, and by how they came', async () => {
    const on = await openFixtures();
    const image_id = await picture(ann.id, 'goods_image');
    await plantGoods(on, { ip_id, image_id, product_name: '茶罐', licensee: '武夷山房', creation: 'system' });
    const found = async (more: object) =>
      ((await call('code/goodsList', ann, { ip_id, ...more })).data.list as { product_name: string }[])
        .map(({ product_name }) => product_name)
        .sort();
    expect(await found({})).toEqual(['山茶兔毛绒', '茶罐']);
    expect(await found({ creation: 'system' })).toEqual(['茶罐']);
    expect(await found({ keyword: '武夷' })).toEqual(['茶罐']);
    expect(await found({ keyword: '春日' })).toEqual(['山茶兔毛绒', '茶罐']);
    expect(await found({ keyword: '%', creation: 'manual' })).toEqual([]);
  });
});

describe('an order', () => {
  it('takes goods and vouchers of its own IP only', async () => {
    const ben = await member();
    const other = await owned(ben, '云岭');
    const theirs = await goods(ben, other);
    expect((await call('code/orderCreate', ann, order(shop, { goods_id: theirs }))).code).toBe(40400);
    const voucher_image = await picture(ben.id, 'voucher');
    expect(
      (await call('code/orderCreate', ann, order(shop, { payment_type: 'bank', voucher_image }))).code,
    ).toBe(40400);
    expect((await call('code/orderList', ben, { ip_id })).code).toBe(40300);
  });

  it('is paid by transfer: finance refuses a voucher, then confirms another', async () => {
    const finance = await staff('finance');
    const voucher_image = await picture(ann.id, 'voucher');
    const { order_id } = (
      await call('code/orderCreate', ann, order(shop, { payment_type: 'bank', voucher_image }))
    ).data;
    const path = `label-orders/${order_id as string}`;
    const refused = await decide(finance, `${path}/refuse_voucher`, { version: 1, reason: '金额不符' });
    expect(refused.status).toBe(200);
    const found = async () => (await call('code/orderDetail', ann, { ip_id, order_id })).data;
    expect(await found()).toMatchObject({ waits_for: 'voucher', paid: 0 });
    expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [voucher_image])).toEqual([
      { linked_at: null },
    ]);
    expect((await decide(finance, `${path}/confirm_payment`, { version: 2 })).body.code).toBe(42010);
    await call('code/orderVoucher', ann, {
      ip_id,
      order_id,
      voucher_image: await picture(ann.id, 'voucher'),
    });
    const confirmed = await decide(finance, `${path}/confirm_payment`, { version: 3 });
    expect(confirmed.status).toBe(200);
    expect(await found()).toMatchObject({ waits_for: 'fulfilment', paid: 1 });
    expect(
      (await decide(finance, `${path}/complete`, { version: 4, courier: 'a', tracking_number: 'b' })).status,
    ).toBe(403);
    const late = await call('code/orderVoucher', ann, {
      ip_id,
      order_id,
      voucher_image: await picture(ann.id, 'voucher'),
    });
    expect(late.code).toBe(40900);
    // A look at the address in the console is not shown to the holder.
    expect((await decide(admin, `${path}/reveal`, { reason: '核对地址' })).status).toBe(200);
    const { timeline } = (await call('code/orderDetail', ann, { ip_id, order_id })).data as {
      timeline: { key: string }[];
    };
    expect(timeline.map(({ key }) => key)).toEqual([
      'create',
      'refuse_voucher',
      'voucher',
      'confirm_payment',
    ]);
  });

  it('is completed only when paid, and rejected only with one of the four reasons', async () => {
    const { order_id } = (await call('code/orderCreate', ann, order(shop))).data;
    const path = `label-orders/${order_id as string}`;
    expect(
      (await decide(admin, `${path}/complete`, { version: 1, courier: 'a', tracking_number: 'b' })).body.code,
    ).toBe(42010);
    expect((await decide(admin, `${path}/reject`, { version: 1, reason_code: 'mood' })).status).toBe(400);
    expect((await decide(admin, `${path}/reject`, { version: 1, reason_code: 'other' })).body.errors).toEqual(
      {
        reason: 'Please give a reason',
      },
    );
    expect((await decide(admin, `${path}/reject`, { version: 1, reason_code: 'no_agreement' })).status).toBe(
      200,
    );
    expect((await call('code/orderPay', ann, { ip_id, order_id })).code).toBe(40900);
  });

  it('is invoiced once, after it was paid, and what was asked for stays', async () => {
    const { order_id } = (await call('code/orderCreate', ann, order(shop))).data;
    const ask = (more: object = {}) =>
      call('code/invoiceRequest', ann, {
        ip_id,
        order_id,
        company_name: '云岭文化',
        tax_id_number: '91330106MA2CABCD12',
        email: 'a@example.com',
        ...more,
      });
    expect((await ask()).code).toBe(42010);
    const { pay_url } = (await call('code/orderPay', ann, { ip_id, order_id })).data;
    await request(url).post(pay_url);
    expect((await ask({ tax_id_number: '12345678901234' })).data.errors[0].rule).toBe('tax_id');
    expect((await ask()).data).toEqual({ state: 'requested' });
    expect((await ask({ company_name: '别家' })).code).toBe(40900);
    expect((await call('code/orderDetail', ann, { ip_id, order_id })).data.invoice).toMatchObject({
      company_name: '云岭文化',
      amount_fen: 8000,
    });
  });
});
