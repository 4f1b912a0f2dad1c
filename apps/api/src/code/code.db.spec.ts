import request from 'supertest';
import { type Caller, ground, member, picture, staff, type StaffLogin } from '../../testing/ground';
import { api } from '../../testing/server';
import { CodeCipher } from './engine/code-cipher';
import { openKeys } from '../core/keys';
import { plantIp, plantOperator } from '../db/seed/ground';

const { url, db, reset, dataDir } = api();
const call = async (path: string, who: Caller | undefined, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('accept-language', 'en')
      .set(who ? { authorization: `Bearer ${who.token}` } : {})
      .send(input)
  ).body;
const decide = (who: StaffLogin, path: string, body: object) =>
  request(url)
    .post(`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
const rows = async <T>(sql: string, params: unknown[] = []) => (await db().query(sql, params))[0] as T[];

let ann: Caller;
let ip_id: string;
let goods_id: string;
let admin: StaffLogin;

/** An IP of a member who runs its workbench. */
async function owned(who: Caller, ip_name: string): Promise<string> {
  const on = await ground();
  const ip = await plantIp(on, { ip_name });
  await plantOperator(on.db, ip, who.id, 1);
  return ip;
}

const goods = async (who: Caller, ip = ip_id) =>
  (
    await call('code/goodsSave', who, {
      ip_id: ip,
      project_name: '春日系列',
      product_name: '山茶兔毛绒',
      licensee: '云岭玩具',
      price_fen: 12_900,
      image: await picture(who.id, 'goods_image'),
    })
  ).data.goods_id as string;

const order = (more: object = {}) => ({
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

beforeEach(async () => {
  await reset();
  ann = await member();
  admin = await staff('admin');
  ip_id = await owned(ann, '山茶兔');
  goods_id = await goods(ann);
});

const versionOf = async (table: string, id: string) =>
  (await rows<{ version: number }>(`SELECT version FROM ${table} WHERE id = ?`, [id]))[0]!.version;

/** An order that is paid in the sandbox and completed by staff. */
async function completed(quantity: number): Promise<string> {
  const { order_id } = (await call('code/orderCreate', ann, order({ quantity }))).data;
  const { pay_url } = (await call('code/orderPay', ann, { ip_id, order_id })).data;
  expect((await request(url).post(pay_url)).status).toBe(303);
  const done = await decide(admin, `label-orders/${order_id as string}/complete`, {
    version: await versionOf('label_order', order_id),
    courier: '顺丰',
    tracking_number: 'SF100',
  });
  expect(done.status).toBe(200);
  return order_id as string;
}

async function licensee(): Promise<string> {
  const { data } = await call('code/licenseeSave', ann, {
    ip_id,
    licensee_name: '云岭玩具',
    link_name: '林',
    link_phone: '0571-88880000',
    recipient: '林',
    recipient_phone: '13900000000',
    recipient_address: '杭州市余杭区 2 号',
  });
  return data.licensee_id as string;
}

describe('a quote', () => {
  it('prices what the book says', async () => {
    const quote = async (label_type: string, quantity: unknown) =>
      (await call('code/quote', ann, { ip_id, label_type, quantity, sample: 0 })).data;
    expect(await quote('common', 1001)).toMatchObject({ total_fen: 8008 });
    expect(await quote('custom', '100000')).toMatchObject({ total_fen: 850_000 });
    expect((await quote('common', 999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
    expect((await quote('custom', 99_999)).errors[0]).toMatchObject({ field: 'quantity', rule: 'min' });
  });

  const odd = [
    '',
    '1e3',
    '0x3E8',
    '1,000',
    '1000.0',
    '１０００',
    ' 1000',
    '1000abc',
    'NaN',
    9007199254740993,
  ];
  it.each(odd)('refuses the quantity %j', async (quantity) => {
    const answer = await call('code/quote', ann, { ip_id, label_type: 'common', quantity });
    expect(answer.code).toBe(40001);
    expect(answer.data.errors).toEqual([
      { field: 'quantity', rule: 'label_quantity', msg: 'Invalid label quantity format' },
    ]);
  });
});

describe('an order', () => {
  it.each([
    ['no address', { recipient_address: '' }, 'Please fill in the delivery address'],
    ['no recipient', { recipient: undefined }, 'Please fill in the delivery address'],
    [
      'an unticked contract',
      { agree: { contract: 0, manual: 1 } },
      'Please agree to the contract and the manual',
    ],
    ['an unticked manual', { agree: { contract: 1 } }, 'Please agree to the contract and the manual'],
    ['a transfer without voucher', { payment_type: 'bank' }, 'Please upload the remittance voucher'],
    ['gold', { payment_type: 'gold' }, undefined],
    ['a price of its own', { amount_fen: 1 }, undefined],
  ])('is refused with %s', async (_, more, msg) => {
    const answer = await call('code/orderCreate', ann, order(more));
    expect([40001, 42005]).toContain(answer.code);
    expect(answer.data.errors).toHaveLength(1);
    if (msg) expect(answer.data.errors[0].msg).toBe(msg);
    expect(await rows('SELECT id FROM label_order')).toEqual([]);
  });

  it('takes goods and vouchers of its own IP only', async () => {
    const ben = await member();
    const other = await owned(ben, '云岭');
    const theirs = await goods(ben, other);
    expect((await call('code/orderCreate', ann, order({ goods_id: theirs }))).code).toBe(40400);
    const voucher_image = await picture(ben.id, 'voucher');
    expect((await call('code/orderCreate', ann, order({ payment_type: 'bank', voucher_image }))).code).toBe(
      40400,
    );
    expect((await call('code/orderList', ben, { ip_id })).code).toBe(40300);
  });

  it('is paid by transfer: finance refuses a voucher, then confirms another', async () => {
    const finance = await staff('finance');
    const { order_id } = (
      await call(
        'code/orderCreate',
        ann,
        order({ payment_type: 'bank', voucher_image: await picture(ann.id, 'voucher') }),
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
    const { order_id } = (await call('code/orderCreate', ann, order())).data;
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
    const { order_id } = (await call('code/orderCreate', ann, order())).data;
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
    order_id = (await call('code/orderCreate', ann, order())).data.order_id;
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
    expect((await call('code/orderDetail', ann, { ip_id, order_id })).data.refund).toEqual({
      state: 'open',
      amount_fen: 8000,
    });
  });
});

describe('codes', () => {
  it('are given to merchants out of what is left, never more', async () => {
    await completed(1000);
    const licensee_id = await licensee();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 100 }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(answers.find(({ code }) => code !== 0)!.data.errors[0].msg).toBe('Only 0 codes are left');
    const requests = await rows<{ id: string }>('SELECT id FROM code_request ORDER BY id');
    const handled = await Promise.all(
      requests.flatMap(({ id }) =>
        [0, 1].map(() => decide(admin, `code-requests/${id}/handle`, { version: 1 })),
      ),
    );
    expect(handled.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await call('code/goodsList', ann, { ip_id })).data.list[0]).toMatchObject({
      ordered: 1000,
      issued: 1000,
      given: 1000,
      reserved: 0,
    });
    expect(await rows('SELECT id FROM code_batch')).toHaveLength(10);
  }, 30_000);

  it('come back to what is left when a request is rejected', async () => {
    await completed(1000);
    const licensee_id = await licensee();
    const ask = () => call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 1000 });
    const { request_id } = (await ask()).data;
    expect((await ask()).code).toBe(40001);
    await decide(admin, `code-requests/${request_id as string}/reject`, {
      version: 1,
      reason_code: 'no_agreement',
    });
    expect((await ask()).code).toBe(0);
  });

  it('are told genuine, scanned before, revoked and unknown apart', async () => {
    await completed(1000);
    const licensee_id = await licensee();
    const { request_id } = (await call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 10 }))
      .data;
    await decide(admin, `code-requests/${request_id as string}/handle`, { version: 1 });
    const [batch] = await rows<{ id: string; number: number; key_version: number }>(
      'SELECT * FROM code_batch',
    );
    const cipher = new CodeCipher(openKeys(dataDir).code);
    const text = Buffer.alloc(11 * 26);
    cipher.issue(batch!.key_version, batch!.number, 0, 11, text);
    const code = (serial: number) => text.toString('latin1', serial * 26, serial * 26 + 26);
    const verify = async (of: string) => (await call('code/verify', undefined, { code: of })).data;

    expect(await verify(code(3))).toMatchObject({
      verdict: 'genuine',
      scan_count: 1,
      goods: { product_name: '山茶兔毛绒' },
      licensee: '云岭玩具',
    });
    expect(await verify(code(3).toLowerCase())).toMatchObject({ verdict: 'scanned_before', scan_count: 2 });
    expect(await verify(code(10))).toMatchObject({ verdict: 'unknown', goods: null });
    expect(await verify('HELLO')).toMatchObject({ verdict: 'unknown' });
    const list = (await call('code/scanList', ann, { ip_id })).data.list;
    expect(list.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['scanned_before', 'genuine']);
    expect(JSON.stringify(list)).not.toContain(code(3));
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10);
    expect(
      (await call('code/scanStats', ann, { ip_id, from: today, to: today, group: 'goods' })).data,
    ).toMatchObject({ total: 2, first: 1, groups: [{ label: '山茶兔毛绒', scans: 2 }] });
  });

  it('count every scan of many at once, one after the other', async () => {
    await completed(1000);
    const licensee_id = await licensee();
    const { request_id } = (await call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 10 }))
      .data;
    await decide(admin, `code-requests/${request_id as string}/handle`, { version: 1 });
    const [batch] = await rows<{ number: number; key_version: number }>('SELECT * FROM code_batch');
    const text = Buffer.alloc(26);
    new CodeCipher(openKeys(dataDir).code).issue(batch!.key_version, batch!.number, 0, 1, text);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('code/verify', undefined, { code: text.toString('latin1') })),
    );
    expect(answers.map(({ data }) => data.scan_count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(answers.filter(({ data }) => data.verdict === 'genuine')).toHaveLength(1);
    expect((await rows('SELECT id FROM code_scan')).length).toBe(50);
    expect((await rows<{ scanned: number }>('SELECT scanned FROM code_batch'))[0]!.scanned).toBe(1);
  });
});
