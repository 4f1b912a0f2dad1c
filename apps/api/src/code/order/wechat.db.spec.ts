/** WeChat Pay as it is spoken: a gateway of our own with keys of its own, and a product that pays there. */
import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import request from 'supertest';
import { another } from '../../../testing/another';
import { call, decide, openShop, order, type Shop } from '../../../testing/codes';
import { rows } from '../../../testing/server';
import { readConfig } from '../../core/config';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [merchant, platform, stranger] = [pair(), pair(), pair()];
const API_KEY = 'k'.repeat(32);
const folder = mkdtempSync(join(tmpdir(), 'wechat-'));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content, { mode: 0o600 });
  return join(folder, name);
};

let gateway: Server;
let at: string;
let shop: Shop;
let order_id: string;
let payment_id: string;
/** What the product asked of the gateway. */
let asked: { authorization: string; path: string; body: string }[] = [];

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
  PAY_WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_1',
  PAY_WECHAT_PLATFORM_KEY_FILE: file('platform.pem', platform.publicKey),
  PAY_WECHAT_API_KEY: API_KEY,
  PAY_WECHAT_ENDPOINT: endpoint,
  PUBLIC_URL: 'https://ip.example.com',
});

beforeAll(async () => {
  gateway = createServer((req: IncomingMessage, res) => {
    void textOf(req).then((body) => {
      asked.push({ authorization: req.headers.authorization ?? '', path: req.url ?? '', body });
      const answer = JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=abc' });
      res.writeHead(200, { 'content-type': 'application/json', ...signed(answer) }).end(answer);
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
  asked = [];
  shop = await openShop();
  ({ order_id } = (await call('code/orderCreate', shop.ann, order(shop))).data as { order_id: string });
  const pay = await request(at)
    .post('/api/code/orderPay')
    .set('authorization', `Bearer ${shop.ann.token}`)
    .send({ ip_id: shop.ip_id, order_id });
  const { pay_url } = (pay.body as { data: { pay_url: string } }).data;
  payment_id = pay_url.replace('/pay/wechat/', '');
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
function sealed(content: object, key = API_KEY): string {
  const nonce = 'n'.repeat(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
  const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  const resource = { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: 'transaction' };
  return JSON.stringify({
    id: randomBytes(4).toString('hex'),
    event_type: 'TRANSACTION.SUCCESS',
    resource: { ...resource, ciphertext: body.toString('base64') },
  });
}
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
  expect(asked).toHaveLength(1);
  const [{ authorization, path, body }] = asked as [(typeof asked)[0]];
  expect(JSON.parse(body)).toEqual({
    appid: 'wx1',
    mchid: '1900001',
    description: '山茶兔毛绒',
    out_trade_no: payment_id,
    notify_url: 'https://ip.example.com/api/pay/notify/wechat',
    amount: { total: 8000, currency: 'CNY' },
  });
  const said = Object.fromEntries([...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
  const proof = createVerify('RSA-SHA256').update(
    `POST\n${path}\n${said.timestamp!}\n${said.nonce_str!}\n${body}\n`,
  );
  expect(proof.verify(merchant.publicKey, said.signature!, 'base64')).toBe(true);
  expect(said).toMatchObject({ mchid: '1900001', serial_no: 'SERIAL1' });
  expect((await notify(sealed(transaction()))).status).toBe(200);
  const back = await request(at).get(`/pay/wechat/${payment_id}`);
  expect([back.status, back.headers.location]).toEqual([303, expect.stringContaining(order_id)]);
});

/** A right notification, sent with other headers. */
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
  ['contents sealed with another key', () => notify(sealed(transaction(), 'x'.repeat(32)))],
  ['another merchant', () => notify(sealed(transaction({ mchid: '1900002' })))],
  ['another app', () => notify(sealed(transaction({ appid: 'wx2' })))],
  ['another amount', () => notify(sealed(transaction({ amount: { total: 1, currency: 'CNY' } })))],
  ['another currency', () => notify(sealed(transaction({ amount: { total: 8000, currency: 'USD' } })))],
  ['an order of nobody', () => notify(sealed(transaction({ out_trade_no: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })))],
])('refuses %s with a status the gateway reads', async (_, send) => {
  expect((await send()).status).toBeGreaterThanOrEqual(400);
  expect(await paid()).toBe(0);
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

it('is not started half', () => {
  const { PAY_WECHAT_API_KEY: _, ...half } = settings('http://127.0.0.1:9');
  const base = { DATABASE_URL: 'mysql://a@b/c' };
  expect(() => readConfig({ ...base, ...half })).toThrow('PAY_WECHAT_API_KEY is needed');
  expect(() => readConfig({ ...base, ...half, PAY_WECHAT_API_KEY: 'short' })).toThrow('32 bytes');
});
