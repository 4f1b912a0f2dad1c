import request from 'supertest';
import { call, decide, goods, openShop, order, owned, type Shop } from '../../testing/codes';
import { type Caller, member, picture, staff, type StaffLogin } from '../../testing/ground';
import { api, rows } from '../../testing/server';
import { openKeys } from '../core/keys';

const { url, dataDir } = api();

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
    expect(await quote('common', 1001)).toMatchObject({ total_fen: 8008 });
    expect(await quote('custom', '100000')).toMatchObject({ total_fen: 850_000 });
    expect((await quote('common', 999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
    expect((await quote('custom', 99_999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
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
    const { order_id } = (
      await call(
        'code/orderCreate',
        ann,
        order(shop, { payment_type: 'bank', voucher_image: await picture(ann.id, 'voucher') }),
      )
    ).data;
    const path = `label-orders/${order_id as string}`;
    const refused = await decide(finance, `${path}/refuse_voucher`, { version: 1, reason: '金额不符' });
    expect(refused.body).toMatchObject({ waits_for: 'voucher', paid: 0 });
    expect((await decide(finance, `${path}/confirm_payment`, { version: 2 })).body.code).toBe(42010);
    await call('code/orderVoucher', ann, {
      ip_id,
      order_id,
      voucher_image: await picture(ann.id, 'voucher'),
    });
    const confirmed = await decide(finance, `${path}/confirm_payment`, { version: 3 });
    expect(confirmed.body).toMatchObject({ waits_for: 'fulfilment', paid: 1 });
    expect(
      (await decide(finance, `${path}/complete`, { version: 4, courier: 'a', tracking_number: 'b' })).status,
    ).toBe(403);
    const late = await call('code/orderVoucher', ann, {
      ip_id,
      order_id,
      voucher_image: await picture(ann.id, 'voucher'),
    });
    expect(late.code).toBe(40900);
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
        reason: 'Please state the reason',
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

describe('a wallet’s notification', () => {
  let notice: Record<string, string>;
  let order_id: string;

  beforeEach(async () => {
    order_id = (await call('code/orderCreate', ann, order(shop))).data.order_id;
    const { pay_url } = (await call('code/orderPay', ann, { ip_id, order_id })).data;
    notice = {
      payment_id: (pay_url as string).split('/').at(-1)!,
      provider_ref: 'W1',
      amount_fen: '8000',
      paid_at: new Date().toISOString(),
      seller: 'sandbox-seller',
      status: 'paid',
    };
  });

  const send = async (body: Record<string, string>) => {
    const { SandboxWallet } = await import('./order/wallet');
    const sign = new SandboxWallet(openKeys(dataDir)).sign(body);
    return request(url)
      .post('/api/pay/notify/sandbox')
      .type('form')
      .send({ sign, ...body });
  };
  const paid = async () =>
    (await rows<{ paid: number }>('SELECT paid FROM label_order WHERE id = ?', [order_id]))[0]!.paid;

  it.each([
    ['signature', { sign: '0'.repeat(64) }],
    ['amount', { amount_fen: '1' }],
    ['order', { payment_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    ['seller', { seller: 'somebody' }],
  ])('is refused with a wrong %s', async (_, wrong) => {
    const answer = await send({ ...notice, ...wrong });
    expect(answer.text).not.toBe('success');
    expect(await paid()).toBe(0);
  });

  it('counts once, however often and at once it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(notice)));
    expect(answers.map(({ text }) => text)).toEqual(Array(8).fill('success'));
    expect(await paid()).toBe(1);
    expect(await rows("SELECT id FROM audit_line WHERE action = 'confirm_payment'")).toHaveLength(1);
  });

  it('opens a refund when the order was rejected meanwhile', async () => {
    await decide(admin, `label-orders/${order_id}/reject`, { version: 1, reason_code: 'no_agreement' });
    expect((await send(notice)).text).toBe('success');
    expect((await call('code/orderDetail', ann, { ip_id, order_id })).data.refund).toMatchObject({
      state: 'open',
      amount_fen: 8000,
    });
  });
});
