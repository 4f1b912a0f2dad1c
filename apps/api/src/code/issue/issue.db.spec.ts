import { call, completed, decide, licensee, openShop, type Shop } from '../../../testing/codes';
import type { Caller, StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { openKeys } from '../../core/keys';
import { CodeCipher } from '../engine/code-cipher';

const { dataDir } = api();

let shop: Shop;
let ann: Caller;
let admin: StaffLogin;
let ip_id: string;
let goods_id: string;

beforeEach(async () => {
  shop = await openShop();
  ({ ann, admin, ip_id, goods_id } = shop);
});

describe('codes', () => {
  it('are given to merchants out of what is left, never more', async () => {
    await completed(shop, 1000);
    const licensee_id = await licensee(shop);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 100 }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(answers.find(({ code }) => code !== 0)!.data.errors[0].msg).toBe('Not enough codes left: 0');
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
  });

  it('are asked for and issued up to what is left, and not one more', async () => {
    const order_id = await completed(shop, 1000);
    const licensee_id = await licensee(shop);
    const ask = (quantity: number) => call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity });
    const refusal = { data: { errors: [{ field: 'quantity', rule: 'codes_left' }] } };
    const handle = (id: string) => decide(admin, `code-requests/${id}/handle`, { version: 1 });
    expect(await ask(1001)).toMatchObject(refusal);
    const first = (await ask(400)).data.request_id as string;
    expect((await handle(first)).status).toBe(200);
    // 600 codes are left after those issued, 599 after those reserved too.
    expect(await ask(601)).toMatchObject(refusal);
    const second = (await ask(1)).data.request_id as string;
    expect(await ask(600)).toMatchObject(refusal);
    const third = (await ask(598)).data.request_id as string;
    // An order's batch has the codes not reserved by requests.
    expect((await call('code/exportList', ann, { ip_id, order_id })).data).toMatchObject({ count: 1 });
    await call('code/exportLink', ann, { ip_id, order_id, format: 'csv' });
    expect(await rows('SELECT quantity FROM code_batch WHERE order_id = ?', [order_id])).toEqual([
      { quantity: 1 },
    ]);
    expect((await handle(second)).status).toBe(200);
    // Never issues more than was ordered, even if more is reserved.
    await api().db().query('UPDATE code_goods SET ordered = 999');
    expect((await handle(third)).body).toMatchObject({ errors: { quantity: expect.any(String) as string } });
    await api().db().query('UPDATE code_goods SET ordered = 1000');
    expect((await handle(third)).status).toBe(200);
    expect(await rows('SELECT issued, reserved, given FROM code_goods')).toEqual([
      { issued: 1000, reserved: 0, given: 999 },
    ]);
  });

  it('come back to what is left when a request is rejected', async () => {
    await completed(shop, 1000);
    const licensee_id = await licensee(shop);
    const ask = () => call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 1000 });
    const { request_id } = (await ask()).data;
    expect((await ask()).code).toBe(40001);
    await decide(admin, `code-requests/${request_id as string}/reject`, {
      version: 1,
      reason_code: 'no_agreement',
    });
    expect((await ask()).code).toBe(0);
  });

  it('are found by state, goods and merchant', async () => {
    await completed(shop, 1000);
    const licensee_id = await licensee(shop);
    const ask = async (quantity: number) =>
      (await call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity })).data
        .request_id as string;
    const [open, done] = [await ask(1), await ask(2)];
    await decide(admin, `code-requests/${done}/handle`, { version: 1 });
    const found = async (more: object) =>
      (await call('code/useList', ann, { ip_id, ...more })).data.list.map(
        ({ request_id }: { request_id: string }) => request_id,
      );
    expect(await found({ state: 'pending' })).toEqual([open]);
    expect(await found({ state: 'handled' })).toEqual([done]);
    expect(await found({ keyword: '山茶兔' })).toHaveLength(2);
    expect(await found({ keyword: '云岭' })).toHaveLength(2);
    expect(await found({ keyword: '100%' })).toEqual([]);
    expect(await found({ keyword: '山茶兔', state: 'rejected' })).toEqual([]);
  });

  it('are told genuine, scanned before, revoked and unknown apart', async () => {
    await completed(shop, 1000);
    const licensee_id = await licensee(shop);
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
    const batchMove = (action: string, body: object) => decide(admin, `batches/${batch!.id}/${action}`, body);
    expect((await batchMove('revoke_range', { version: 1, reason: '遗失', from: 5, to: 10 })).status).toBe(
      400,
    );
    expect(
      (await batchMove('revoke_range', { version: 1, reason: '遗失', from: 5, to: 6 })).body,
    ).toMatchObject({ state: 'active', revoked: [[5, 6]] });
    // At both ends of the revoked range, and beside them.
    expect(await verify(code(4))).toMatchObject({ verdict: 'genuine' });
    expect(await verify(code(5))).toMatchObject({ verdict: 'revoked' });
    expect(await verify(code(6))).toMatchObject({ verdict: 'revoked' });
    expect(await verify(code(7))).toMatchObject({ verdict: 'genuine' });
    expect((await batchMove('suspend', { version: 2 })).body.errors).toHaveProperty('reason');
    expect((await batchMove('suspend', { version: 2, reason: '核查' })).status).toBe(200);
    expect(await verify(code(8))).toMatchObject({ verdict: 'suspended' });
    expect((await batchMove('resume', { version: 2 })).status).toBe(409);
    expect((await batchMove('resume', { version: 3 })).body).toMatchObject({ state: 'active', version: 4 });
    expect(await verify(code(10))).toMatchObject({ verdict: 'unknown', goods: null });
    expect(await verify('HELLO')).toMatchObject({ verdict: 'unknown' });
    const list = (await call('code/scanList', ann, { ip_id })).data.list;
    expect(list.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'suspended',
      'genuine',
      'revoked',
      'revoked',
      'genuine',
      'scanned_before',
      'genuine',
    ]);
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10);
    expect(
      (await call('code/scanStats', ann, { ip_id, from: today, to: today, group: 'goods' })).data,
    ).toMatchObject({ total: 7, first: 3, groups: [{ label: '山茶兔毛绒', scans: 7 }] });
  });

  it('count every scan of many at once, one after the other', async () => {
    await completed(shop, 1000);
    const licensee_id = await licensee(shop);
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
    expect(await rows('SELECT scanned FROM code_batch_scanned')).toEqual([{ scanned: 1 }]);
  });
});
