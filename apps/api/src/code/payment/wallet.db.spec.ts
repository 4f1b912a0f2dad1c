/** The sandbox wallet: its notifications, and its answers to queries when a notification is lost. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { call, decide, openShop, order, type Shop } from '../../../testing/codes';
import { api, rows } from '../../../testing/server';
import { askSandbox, sandboxWallet } from '../../../testing/services';

const { url, dataDir } = api();
const wallet = sandboxWallet();

let shop: Shop;
let order_id: string;
let pay_url: string;
let payment_id: string;

const pay = async () =>
  (await call('code/orderPay', shop.ann, { ip_id: shop.ip_id, order_id })).data as { pay_url: string };
const paymentIn = (address: string) => /sandbox\/(\w+)/.exec(address)![1]!;

beforeEach(async () => {
  shop = await openShop();
  order_id = (await call('code/orderCreate', shop.ann, order(shop))).data.order_id as string;
  ({ pay_url } = await pay());
  payment_id = paymentIn(pay_url);
});

const noticeOf = () => ({
  payment_id,
  provider_ref: 'W1',
  amount_fen: '8000',
  paid_at: new Date().toISOString(),
  seller: 'sandbox-seller',
  status: 'paid',
});
const send = (body: Record<string, string>) =>
  request(url)
    .post('/api/pay/notify/sandbox')
    .type('form')
    .send({ sign: wallet.sign(body), ...body });
const paid = async () =>
  (await rows<{ paid: number }>('SELECT paid FROM label_order WHERE id = ?', [order_id]))[0]!.paid;
const confirmations = async () =>
  (await rows("SELECT id FROM audit_line WHERE action = 'confirm_payment'")).length;
const reject = () =>
  decide(shop.admin, `label-orders/${order_id}/reject`, { version: 1, reason_code: 'no_agreement' });

describe('a notification', () => {
  it.each([
    ['signature', { sign: '0'.repeat(64) }],
    ['amount', { amount_fen: '1' }],
    ['order', { payment_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    ['seller', { seller: 'somebody' }],
    ['time', { paid_at: 'yesterday' }],
    ['number of the payment', { provider_ref: '' }],
  ])('is refused with a wrong %s', async (_, wrong) => {
    const answer = await send({ ...noticeOf(), ...wrong });
    expect(answer.text).not.toBe('success');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await paid()).toBe(0);
  });

  it('counts once, however often and at once it comes', async () => {
    const notice = noticeOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(notice)));
    expect(answers.map(({ text }) => text)).toEqual(Array(8).fill('success'));
    expect(await paid()).toBe(1);
    expect(await confirmations()).toBe(1);
  });

  it('opens a refund when the order was rejected meanwhile', async () => {
    await reject();
    expect((await send(noticeOf())).text).toBe('success');
    expect(
      (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data.refund,
    ).toMatchObject({ state: 'open', amount_fen: 8000 });
  });
});

describe('a payment nothing is heard of', () => {
  const payUnheard = async () => {
    expect((await request(url).post(pay_url).type('form').send({ notice: 'lost' })).status).toBe(303);
    expect(await paid()).toBe(0);
  };
  const check = () => call('code/orderCheck', shop.ann, { ip_id: shop.ip_id, order_id });
  const detail = async () =>
    (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data as {
      paying: 0 | 1;
      actions: string[];
    };
  /** Sets how long ago the payment was begun and last queried. */
  const age = (minutes: number) =>
    api()
      .db()
      .query(
        'UPDATE label_payment SET created_at = created_at - INTERVAL ? MINUTE, asked_at = asked_at - INTERVAL ? MINUTE',
        [minutes, minutes],
      );
  const book = () => join(dataDir, 'sandbox-wallet', `${payment_id}.json`);
  const payments = () =>
    rows<{ id: string; state: string }>(
      'SELECT id, state FROM label_payment WHERE order_id = ? ORDER BY id',
      [order_id],
    );

  it('is found when its payer returns, and its late notification has no effect', async () => {
    await payUnheard();
    expect((await check()).data).toEqual({ paid: 0 });
    await age(1);
    const answers = await Promise.all(Array.from({ length: 6 }, check));
    expect(answers.map(({ code }) => code as number)).toEqual(Array(6).fill(0));
    expect((await check()).data).toEqual({ paid: 1 });
    const booked = JSON.parse(readFileSync(book(), 'utf8')) as Record<string, string>;
    expect((await request(url).post('/api/pay/notify/sandbox').type('form').send(booked)).text).toBe(
      'success',
    );
    expect(await confirmations()).toBe(1);
    expect(await rows('SELECT id FROM refund')).toEqual([]);
    expect(await rows("SELECT id FROM message WHERE message_key = 'label_order_paid'")).toHaveLength(1);
  });

  it('is queried after some minutes, even if the payer does not return', async () => {
    await payUnheard();
    await askSandbox();
    expect(await paid()).toBe(0);
    await age(6);
    await Promise.all([askSandbox(), askSandbox(), askSandbox()]);
    expect(await paid()).toBe(1);
    expect(await confirmations()).toBe(1);
  });

  it('does not count when the answer was altered', async () => {
    await payUnheard();
    const altered = JSON.parse(readFileSync(book(), 'utf8')) as Record<string, string>;
    writeFileSync(book(), JSON.stringify({ ...altered, amount_fen: '8000', provider_ref: 'another' }));
    await age(6);
    expect((await check()).code).toBe(50300);
    await age(6);
    await askSandbox();
    expect(await paid()).toBe(0);
    expect(await payments()).toEqual([{ id: payment_id, state: 'open' }]);
  });

  it('ends after two hours, there and here, and another one takes its place', async () => {
    await age(90);
    await askSandbox();
    expect(await payments()).toEqual([{ id: payment_id, state: 'open' }]);
    expect((await detail()).paying).toBe(1);
    await age(31);
    expect((await request(url).get(pay_url)).text).not.toContain('<form');
    await askSandbox();
    expect(await payments()).toEqual([{ id: payment_id, state: 'ended' }]);
    expect(await detail()).toMatchObject({ paying: 0, actions: expect.arrayContaining(['pay']) as unknown });
    expect((await request(url).post(pay_url)).status).toBe(303);
    expect(await paid()).toBe(0);
    const second = await pay();
    expect(paymentIn(second.pay_url)).not.toBe(payment_id);
    await request(url).post(second.pay_url);
    expect(await paid()).toBe(1);
  });

  it('that was made in its last minute counts, also when somebody goes to pay anew', async () => {
    await payUnheard();
    await age(121);
    expect((await call('code/orderPay', shop.ann, { ip_id: shop.ip_id, order_id })).code).toBe(40900);
    expect(await paid()).toBe(1);
    expect(await payments()).toHaveLength(1);
  });

  it('ends with its order', async () => {
    await reject();
    await age(6);
    await askSandbox();
    expect(await payments()).toEqual([{ id: payment_id, state: 'ended' }]);
  });

  it('is believed when it arrives after its end', async () => {
    await age(121);
    await askSandbox();
    expect((await send(noticeOf())).text).toBe('success');
    expect(await paid()).toBe(1);
    expect(await payments()).toEqual([{ id: payment_id, state: 'paid' }]);
  });

  it('goes back when another one has paid the order, whatever becomes of that', async () => {
    await age(121);
    await askSandbox();
    await request(url).post((await pay()).pay_url);
    expect((await send(noticeOf())).text).toBe('success');
    expect(await rows('SELECT state FROM refund')).toEqual([{ state: 'open' }]);
    const [{ version }] = (await rows('SELECT version FROM label_order WHERE id = ?', [order_id])) as [
      { version: number },
    ];
    const rejected = await decide(shop.admin, `label-orders/${order_id}/reject`, {
      version,
      reason_code: 'no_agreement',
    });
    expect(rejected.status).toBe(200);
    const both = (await payments()).map(({ id }) => id);
    expect(both[0]).toBe(payment_id);
    expect(await rows('SELECT state, payment_id FROM refund ORDER BY id')).toEqual(
      both.map((id) => ({ state: 'open', payment_id: id })),
    );
  });
});

it('has a page in the app’s language', async () => {
  const ask = (lang: string, header: string) =>
    request(url).get(`/pay/sandbox/${payment_id}${lang}`).set('accept-language', header);
  expect(pay_url).toContain('?lang=en');
  expect((await ask('?lang=zh-TW', 'en')).text).toContain('行動支付沙盒');
  expect((await ask('', 'en')).text).toContain('Wallet sandbox');
});
