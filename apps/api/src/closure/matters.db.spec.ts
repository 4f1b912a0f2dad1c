/** What the privacy policy lets go three years after its end: requests, cooperations, label orders, invoices, refunds. */
import request from 'supertest';
import { aDayLater } from '../../testing/background';
import { call, completed, decide, openShop, order, type Shop } from '../../testing/codes';
import { picture, staff } from '../../testing/fixtures';
import { pdf } from '../../testing/pdfs';
import { api, rows } from '../../testing/server';
import {
  admin as desk,
  buyer,
  decide as decideSheet,
  listed,
  matched,
  newPhone,
  openSheets,
  passedOn,
  replaceBrand,
  send,
  sheetOf,
} from '../../testing/sheets';
import { askCode } from '../../testing/sign-up';
import { openBrand, opened, openThreads, seal } from '../../testing/threads';

const { url } = api();

const ended = (table: string, column: string, id: string, months: number) =>
  rows(`UPDATE ${table} SET ${column} = NOW(3) - INTERVAL ? MONTH WHERE id = ?`, [months, id]);
const first = async <T>(sql: string, ...params: string[]) => (await rows<T>(sql, params))[0]!;

it('a request that led to nothing forgets its buyer, and what was asked for', async () => {
  await openSheets();
  const failed = async (months: number) => {
    const { data } = await send({ other_describe: '请联系阿明' });
    const { id } = await sheetOf(data.sheet_no);
    await decideSheet(desk, id, 'fail', { version: 1, reason_code: 'contact', reason: '' });
    await ended('sheet', 'ended_at', id, months);
    return { id, sheet_no: data.sheet_no as string, access_key: data.access_key as string };
  };
  const [old, young] = [await failed(37), await failed(35)];
  await aDayLater('retention');
  const kept = (id: string) =>
    first<{ buyer: Buffer | null; request: string; phone_hash: string }>(
      'SELECT * FROM sheet WHERE id = ?',
      id,
    );
  expect(await kept(old.id)).toMatchObject({ buyer: null, request: expect.not.stringContaining('阿明') });
  expect((await kept(young.id)).buyer).not.toBeNull();
  const { id: _old, ...link } = old;
  expect((await buyer('cooperateDetail', link)).code).toBe(40400);
  expect(await listed(desk, {})).toHaveLength(2);
});

it('a cooperation is kept with its request until three years after its own end', async () => {
  await openSheets();
  const { id, link } = await passedOn();
  const confirmed = await buyer('cooperateConfirm', link);
  expect(confirmed.code).toBe(0);
  await ended('sheet', 'ended_at', id, 60);
  const made = await first<{ id: string; version: number }>('SELECT id, version FROM cooperation');
  const buyers = () =>
    first<{ sheet: Buffer | null; cooperation: Buffer | null }>(
      'SELECT s.buyer AS sheet, c.buyer AS cooperation FROM cooperation c JOIN sheet s ON s.id = c.origin_id',
    );
  await aDayLater('retention');
  expect(await buyers()).toEqual({ sheet: expect.anything(), cooperation: expect.anything() });
  const over = await decide(desk, `cooperations/${made.id}/end`, { version: made.version, reason: '期满' });
  expect(over.status).toBe(200);
  await aDayLater('retention');
  expect(await buyers()).toEqual({ sheet: expect.anything(), cooperation: expect.anything() });
  await ended('cooperation', 'ended_at', made.id, 37);
  await aDayLater('retention');
  expect(await buyers()).toEqual({ sheet: null, cooperation: null });
});

it('a request is forgotten with its cooperation, also when the contact that staff entered deleted its data', async () => {
  await openSheets();
  const { id, cooperation } = await matched();
  const after = newPhone();
  await replaceBrand(cooperation.id, { buyer_name: '周经理', ...after });
  await buyer('cooperateErase', { ...after, yzm: await askCode(after, 'cooperate') });
  const named = () => first('SELECT buyer IS NOT NULL AS named FROM sheet WHERE id = ?', id);
  await rows("UPDATE cooperation SET state = 'ended' WHERE id = ?", [cooperation.id]);
  await ended('cooperation', 'ended_at', cooperation.id, 35);
  await aDayLater('retention');
  expect(await named()).toEqual({ named: 1 });
  await ended('cooperation', 'ended_at', cooperation.id, 37);
  await aDayLater('retention');
  expect(await named()).toEqual({ named: 0 });
});

it('a contract forgets its brand, also on certificates', async () => {
  await openThreads();
  const brand = await openBrand();
  const { thread_id } = await opened(brand, { final: 1 });
  expect((await seal(thread_id)).code).toBe(0);
  expect(await first('SELECT sealed_brand FROM thread')).toEqual({ sealed_brand: expect.anything() });
  await rows("UPDATE cooperation SET state = 'ended' WHERE id = ?", [brand.id]);
  await ended('cooperation', 'ended_at', brand.id, 37);
  await aDayLater('retention');
  expect(await first('SELECT buyer, phone_hash FROM cooperation')).toEqual({ buyer: null, phone_hash: null });
  expect(await first('SELECT sealed_brand FROM thread')).toEqual({ sealed_brand: null });
});

it('a cooperation that an earlier release ended or resumed is dated by its state', async () => {
  await openThreads();
  const [ended_, resumed] = [await openBrand(), await openBrand()];
  // What that release writes: the state, and a line of the history.
  await rows("UPDATE cooperation SET state = 'ended' WHERE id = ?", [ended_.id]);
  await rows(
    "INSERT INTO audit_line (subject, subject_id, action, from_state, to_state, actor_type, created_at) VALUES ('cooperation', ?, 'end', 'active', 'ended', 'staff', '2026-10-01 08:00')",
    [ended_.id],
  );
  await ended('cooperation', 'ended_at', resumed.id, 37);
  await aDayLater('retention');
  const dated = (id: string) =>
    first<object>(
      'SELECT ended_at, kept_since, buyer IS NOT NULL AS named FROM cooperation WHERE id = ?',
      id,
    );
  const at = '2026-10-01 08:00:00.000';
  expect(await dated(ended_.id)).toEqual({ ended_at: at, kept_since: at, named: 1 });
  expect(await dated(resumed.id)).toEqual({ ended_at: null, kept_since: null, named: 1 });
});

it('of what was reviewed the newest decision stays', async () => {
  await api().reset();
  const decided = (id: string, subject_id: string, state: string, months: number) =>
    rows(
      "INSERT INTO revision (id, subject, subject_id, ip_id, state, data, base_version, title, decided_at) VALUES (?, 'series', ?, 'I', ?, '{}', 1, '', NOW(3) - INTERVAL ? MONTH)",
      [id, subject_id, state, months],
    );
  await decided('1', 'S', 'approved', 60);
  await decided('2', 'S', 'approved', 50);
  await decided('3', 'S', 'approved', 35);
  await decided('4', 'T', 'approved', 70);
  await decided('5', 'U', 'rejected', 70);
  await decided('6', 'V', 'approved', 70);
  await decided('7', 'V', 'discarded', 40);
  await aDayLater('retention');
  const left = await rows<{ id: string }>('SELECT id FROM revision ORDER BY id');
  // The rejected one is still open.
  expect(left.map(({ id }) => id.trim())).toEqual(['3', '4', '5', '7']);
});

describe('label orders', () => {
  let shop: Shop;
  const detail = async (order_id: string) =>
    (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data;
  beforeEach(async () => {
    shop = await openShop();
  });

  it('no longer say to whom they went, and can be ordered again', async () => {
    const [old, young] = [await completed(shop, 1000), await completed(shop, 2000)];
    await ended('label_order', 'decided_at', old, 37);
    await ended('label_order', 'decided_at', young, 35);
    await aDayLater('retention');
    expect(await detail(old)).toMatchObject({
      quantity: 1000,
      recipient: '',
      recipient_phone: '',
      recipient_address: '',
      courier: null,
      tracking_number: null,
      voucher: null,
    });
    expect((await detail(young)).recipient).not.toBe('');
    const { data } = await call('code/deliveryList', shop.ann, { ip_id: shop.ip_id });
    expect(data.list).toHaveLength(1);
    expect(data.list[0].recipient).not.toBe('');
  });

  it('keep the numbers of invoice and refund, without names and accounts', async () => {
    await api().db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [shop.ann.id, shop.ip_id]);
    const finance = await staff('finance');
    const invoiced = await completed(shop, 1000);
    const asked = {
      company_name: '云岭文化',
      tax_id_number: '91330106MA2CABCD12',
      email: 'till@example.com',
    };
    await call('code/invoiceRequest', shop.ann, { ip_id: shop.ip_id, order_id: invoiced, ...asked });
    const { id: invoice } = await first<{ id: string }>('SELECT id FROM invoice');
    const { body } = await request(url)
      .post('/api/admin/files?usage=invoice_file')
      .set('cookie', finance.cookie)
      .set('x-csrf-token', finance.csrf)
      .attach('file', pdf({ text: 'INVOICE' }), 'fapiao.pdf');
    const { image_id: file } = body as { image_id: string };
    await decide(finance, `invoices/${invoice}/issue`, { version: 1, invoice_number: '12345678', file });

    const voucher_image = await picture(shop.ann.id, 'voucher');
    const transfer = order(shop, { payment_type: 'bank', voucher_image });
    const { order_id } = (await call('code/orderCreate', shop.ann, transfer)).data;
    await decide(finance, `label-orders/${order_id}/confirm_payment`, { version: 1 });
    await decide(shop.admin, `label-orders/${order_id}/reject`, { version: 2, reason_code: 'no_agreement' });
    await ended('label_order', 'decided_at', order_id, 37);
    await ended('invoice', 'issued_at', invoice, 37);
    await aDayLater('retention');
    // While money is owed, its voucher says to which account.
    expect((await detail(order_id)).voucher).not.toBeNull();
    expect((await detail(invoiced)).invoice).toMatchObject({
      company_name: '',
      tax_id_number: '',
      email: '',
      file: null,
      invoice_number: '12345678',
    });
    expect(
      await rows("SELECT id FROM uploaded_file WHERE usage_name = 'invoice_file' AND linked_at IS NOT NULL"),
    ).toEqual([]);

    const { id: refund } = await first<{ id: string }>('SELECT id FROM refund');
    const [{ today }] = (await rows<{ today: string }>(
      "SELECT DATE_FORMAT(NOW() + INTERVAL 8 HOUR, '%Y-%m-%d') AS today",
    )) as [{ today: string }];
    const settled = await decide(finance, `refunds/${refund}/settle`, {
      version: 1,
      method: 'bank',
      paid_back_on: today,
      reference: '2026112100087',
    });
    expect(settled.status).toBe(200);
    await ended('refund', 'settled_at', refund, 37);
    await aDayLater('retention');
    expect(await detail(order_id)).toMatchObject({
      voucher: null,
      refund: { amount_fen: 8000, method: 'bank', reference: null },
    });
    expect(await rows('SELECT voucher_image FROM refund')).toEqual([{ voucher_image: null }]);
    expect(
      await rows("SELECT id FROM uploaded_file WHERE usage_name = 'voucher' AND linked_at IS NOT NULL"),
    ).toEqual([]);
  });
});
