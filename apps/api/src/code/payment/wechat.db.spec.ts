/** WeChat Pay against a local gateway with its own keys. */
import { createSign, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import request from 'supertest';
import { another } from '../../../testing/another';
import { call, decide, openShop, order, type Shop } from '../../../testing/codes';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { pair, sealedWith, signerWith } from '../../../testing/wechat';
import { readConfig } from '../../core/config';

const [merchant, platform, stranger] = [pair(), pair(), pair()];
const API_KEY = 'k'.repeat(32);
const folder = mkdtempSync(join(tmpdir(), 'wechat-'));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content, { mode: 0o600 });
  return join(folder, name);
};

/** The folder with the gateway's public keys. */
const keys = join(folder, 'platform');
mkdirSync(keys);
file('platform/PUB_KEY_ID_1.pem', platform.publicKey);

let gateway: Server;
let at: string;
let shop: Shop;
let order_id: string;
let payment_id: string;
/** Requests the server sent to the gateway. */
let requests: { method: string; authorization: string; path: string; body: string }[] = [];
/** The payment as the gateway knows it; undefined when it does not. */
let known: object | undefined;
/** The key that signs answers, and how answers are altered on the way. */
let signedBy = platform.privateKey;
let onItsWay = (text: string) => text;

const signed = (text: string, key = platform.privateKey, seconds = Date.now() / 1000) => {
  const time = String(Math.floor(seconds));
  const nonce = randomBytes(8).toString('hex');
  return {
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(`${time}\n${nonce}\n${text}\n`)
      .sign(key, 'base64'),
  };
};

const settings = (endpoint: string): Record<string, string> => ({
  PAY_PROVIDER: 'wechat',
  PAY_WECHAT_APP_ID: 'wx1',
  PAY_WECHAT_MERCHANT_ID: '1900001',
  PAY_WECHAT_SERIAL: 'SERIAL1',
  PAY_WECHAT_PRIVATE_KEY_FILE: file('merchant.pem', merchant.privateKey),
  PAY_WECHAT_PLATFORM_KEYS: keys,
  PAY_WECHAT_API_KEY: API_KEY,
  PAY_WECHAT_ENDPOINT: endpoint,
  PUBLIC_URL: 'https://ip.example.com',
});

function answerTo(method: string, path: string): [number, string] {
  if (path.endsWith('/native')) return [200, JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=abc' })];
  if (path.endsWith('/close')) return [204, ''];
  if (method === 'GET' && known) return [200, JSON.stringify(known)];
  return [404, JSON.stringify({ code: 'ORDER_NOT_EXIST', message: '订单不存在' })];
}

beforeAll(async () => {
  gateway = createServer((req: IncomingMessage, res) => {
    void textOf(req).then((body) => {
      const { method = '', url: path = '', headers } = req;
      requests.push({ method, authorization: headers.authorization ?? '', path, body });
      const [status, answer] = answerTo(method, path);
      res.writeHead(status, { 'content-type': 'application/json', ...signed(answer, signedBy) });
      res.end(onItsWay(answer));
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`;
  at = await another(settings(endpoint));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((done) => gateway.close(done));
});

beforeEach(async () => {
  requests = [];
  known = undefined;
  signedBy = platform.privateKey;
  onItsWay = (text) => text;
  shop = await openShop();
  ({ order_id } = (await call('code/orderCreate', shop.ann, order(shop))).data as { order_id: string });
  const pay = await request(at)
    .post('/api/code/orderPay')
    .set('authorization', `Bearer ${shop.ann.token}`)
    .send({ ip_id: shop.ip_id, order_id });
  const { pay_url } = (pay.body as { data: { pay_url: string } }).data;
  payment_id = /wechat\/(\w+)/.exec(pay_url)![1]!;
});

const transaction = (more: object = {}) => ({
  appid: 'wx1',
  mchid: '1900001',
  out_trade_no: payment_id,
  transaction_id: '4200001',
  trade_state: 'SUCCESS',
  success_time: new Date().toISOString(),
  amount: { total: 8000, payer_total: 8000, currency: 'CNY' },
  ...more,
});
const sealed = (content: object) => sealedWith(API_KEY, content);
const signerOf = (request: Parameters<typeof signerWith>[1]) => signerWith(merchant.publicKey, request);
const notify = (text: string, headers: object = signed(text)) =>
  request(at)
    .post('/api/pay/notify/wechat')
    .set('content-type', 'application/json')
    .set(headers as Record<string, string>)
    .send(text);
const paid = async () =>
  (await rows<{ paid: number }>('SELECT paid FROM label_order WHERE id = ?', [order_id]))[0]!.paid;

it('shows the code to scan, asked for once with a signature, and leads back when it is paid', async () => {
  const page = await request(at).get(`/pay/wechat/${payment_id}`);
  expect(page.text).toContain('¥80.00');
  expect(page.text).toContain('<svg role="img"');
  await request(at).get(`/pay/wechat/${payment_id}`);
  expect(requests).toHaveLength(1);
  const [{ authorization, path, body }] = requests as [(typeof requests)[0]];
  expect(JSON.parse(body)).toEqual({
    appid: 'wx1',
    mchid: '1900001',
    description: '山茶兔毛绒',
    out_trade_no: payment_id,
    time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as unknown,
    notify_url: 'https://ip.example.com/api/pay/notify/wechat',
    amount: { total: 8000, currency: 'CNY' },
  });
  expect(signerOf({ authorization, method: 'POST', path, body })).toMatchObject({
    mchid: '1900001',
    serial_no: 'SERIAL1',
  });
  expect((await notify(sealed(transaction()))).status).toBe(200);
  const back = await request(at).get(`/pay/wechat/${payment_id}`);
  expect([back.status, back.headers.location]).toEqual([303, expect.stringContaining(order_id)]);
});

/** A valid notification, sent with altered headers. */
const sent = (headers: (text: string) => object) => {
  const text = sealed(transaction());
  return notify(text, headers(text));
};

it.each([
  ['an altered body', () => sent((text) => signed(`${text} `))],
  ['a stranger’s signature', () => sent((text) => signed(text, stranger.privateKey))],
  ['another key’s serial', () => sent((text) => ({ ...signed(text), 'wechatpay-serial': 'X' }))],
  [
    'a signature of ten minutes ago',
    () => sent((text) => signed(text, platform.privateKey, Date.now() / 1000 - 600)),
  ],
  ['no signature', () => notify(sealed(transaction()), {})],
  ['contents sealed with another key', () => notify(sealedWith('x'.repeat(32), transaction()))],
  ['another merchant', () => notify(sealed(transaction({ mchid: '1900002' })))],
  ['another app', () => notify(sealed(transaction({ appid: 'wx2' })))],
  ['another amount', () => notify(sealed(transaction({ amount: { total: 1, currency: 'CNY' } })))],
  ['another currency', () => notify(sealed(transaction({ amount: { total: 8000, currency: 'USD' } })))],
  ['an order of nobody', () => notify(sealed(transaction({ out_trade_no: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })))],
])('refuses %s with a status the gateway reads', async (_, send) => {
  expect((await send()).status).toBeGreaterThanOrEqual(400);
  expect(await paid()).toBe(0);
});

it('takes up the next platform key beside the present one', async () => {
  const next = pair();
  const text = sealed(transaction({ trade_state: 'USERPAYING' }));
  const byNext = () => ({ ...signed(text, next.privateKey), 'wechatpay-serial': 'PUB_KEY_ID_2' });
  const statuses = async () => [(await notify(text, byNext())).status, (await notify(text)).status];
  const before = await statuses();
  file('platform/PUB_KEY_ID_2.pem', next.publicKey);
  await until(async () => ((await statuses())[0] === 200 ? true : undefined), 'the key');
  expect([before, await statuses()]).toEqual([
    [400, 200],
    [200, 200],
  ]);
  expect((await notify(text, signed(text, next.privateKey))).status).toBe(400);
});

it('counts a payment once, however often and in whatever order its notifications come', async () => {
  expect((await notify(sealed(transaction({ trade_state: 'USERPAYING' })))).status).toBe(200);
  expect(await paid()).toBe(0);
  const many = await Promise.all(Array.from({ length: 6 }, () => notify(sealed(transaction()))));
  expect(many.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await notify(sealed(transaction({ trade_state: 'NOTPAY' })))).status).toBe(200);
  expect(await paid()).toBe(1);
  expect(await rows("SELECT id FROM audit_line WHERE action = 'confirm_payment'")).toHaveLength(1);
});

it('owes the money of an order that was rejected before the payment came', async () => {
  await decide(shop.admin, `label-orders/${order_id}/reject`, { version: 1, reason_code: 'no_agreement' });
  expect((await notify(sealed(transaction()))).status).toBe(200);
  expect(await rows('SELECT state FROM refund WHERE order_id = ?', [order_id])).toEqual([{ state: 'open' }]);
});

describe('a payment nothing is heard of', () => {
  const age = (minutes: number) =>
    api()
      .db()
      .query(
        'UPDATE label_payment SET created_at = created_at - INTERVAL ? MINUTE, asked_at = asked_at - INTERVAL ? MINUTE',
        [minutes, minutes],
      );
  const check = async () => {
    const answer = await request(at)
      .post('/api/code/orderCheck')
      .set('authorization', `Bearer ${shop.ann.token}`)
      .send({ ip_id: shop.ip_id, order_id });
    return (answer.body as { code: number }).code;
  };
  const state = async () =>
    (await rows<{ state: string }>('SELECT state FROM label_payment WHERE id = ?', [payment_id]))[0]!.state;

  it('is queried, signed, when its payer returns; its late notification has no effect', async () => {
    known = transaction();
    await age(1);
    expect(await check()).toBe(0);
    expect(await paid()).toBe(1);
    const [{ method, path, body, authorization }] = requests as [(typeof requests)[0]];
    expect([method, path]).toEqual(['GET', `/v3/pay/transactions/out-trade-no/${payment_id}?mchid=1900001`]);
    expect(signerOf({ authorization, method, path, body })).toBeDefined();
    expect((await notify(sealed(transaction()))).status).toBe(200);
    expect(await rows("SELECT id FROM audit_line WHERE action = 'confirm_payment'")).toHaveLength(1);
  });

  it.each([
    ['altered', () => (onItsWay = (text) => text.replace('4200001', '4200002'))],
    ['signed by a stranger', () => (signedBy = stranger.privateKey)],
    ['about another payment', () => (known = transaction({ out_trade_no: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }))],
    ['about another merchant’s', () => (known = transaction({ mchid: '1900002' }))],
  ])('is not paid by an answer that is %s', async (_, spoil) => {
    known = transaction();
    spoil();
    await age(1);
    expect(await check()).toBe(50300);
    expect([await paid(), await state()]).toEqual([0, 'open']);
  });

  it('stays open while it may be made, then ends there and here', async () => {
    const { amount: _, ...unpaid } = transaction({ trade_state: 'NOTPAY' });
    known = unpaid;
    await age(1);
    expect([await check(), await state()]).toEqual([0, 'open']);
    await age(120);
    expect([await check(), await state()]).toEqual([0, 'ended']);
    const { method, path, body } = requests.at(-1)!;
    expect([method, path, body]).toEqual([
      'POST',
      `/v3/pay/transactions/out-trade-no/${payment_id}/close`,
      '{"mchid":"1900001"}',
    ]);
  });

  it('ends without closing it at WeChat Pay when its code was never requested', async () => {
    await age(121);
    expect([await check(), await state()]).toEqual([0, 'ended']);
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
  });
});

it('is not started half', () => {
  const { PAY_WECHAT_API_KEY: _, ...half } = settings('http://127.0.0.1:9');
  const base = { DATABASE_URL: 'mysql://a@b/c' };
  expect(() => readConfig({ ...base, ...half })).toThrow('PAY_WECHAT_API_KEY is required');
  expect(() => readConfig({ ...base, ...half, PAY_WECHAT_API_KEY: 'short' })).toThrow('32 bytes');
});
