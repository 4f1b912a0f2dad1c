/** Invoices: requested, issued, voided and issued again; their documents and encrypted fields. */
import request from 'supertest';
import { call, completed, decide, openShop, order, type Shop } from '../../../testing/codes';
import { staff, type StaffLogin } from '../../../testing/fixtures';
import { pdf } from '../../../testing/pdfs';
import { api, rows } from '../../../testing/server';
import { filesCookie, open as fetchFile } from '../../../testing/uploads';
import { InvoicePapers1700000000062 } from '../../db/migrations/0062-invoice-papers';

const { url, dataDir } = api();
const TAX = '91330106MA2CABCD12';
const ASKED = { company_name: '云岭文化', tax_id_number: TAX, email: 'till@example.com' };

let shop: Shop;
let finance: StaffLogin;
beforeEach(async () => {
  shop = await openShop();
  finance = await staff('finance');
});

const look = async (path: string) =>
  (await (await fetch(`${url}/api/admin/${path}`, { headers: { cookie: finance.cookie } })).json()) as Record<
    string,
    unknown
  >;
const paper = async (who: StaffLogin, bytes = pdf({ text: 'INVOICE' })) =>
  request(url)
    .post('/api/admin/files?usage=invoice_file')
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .attach('file', bytes, 'fapiao.pdf');
const query = async (order_id: string) => {
  const answer = await call('code/invoiceRequest', shop.ann, { ip_id: shop.ip_id, order_id, ...ASKED });
  expect(answer.code).toBe(0);
  return `invoices/${(await rows<{ id: string }>('SELECT id FROM invoice'))[0]!.id}`;
};
const detail = async (order_id: string) =>
  (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data;

it('is issued with its document, voided with a reason and issued anew', async () => {
  const order_id = await completed(shop, 1000);
  const path = await query(order_id);
  expect(await look('invoices/counts')).toMatchObject({ requested: 1 });
  expect(await look(path)).toMatchObject({
    email: 't***@example.com',
    tax_id_number: TAX,
    actions: ['issue'],
  });
  const { image_id: file } = (await paper(finance)).body as { image_id: string };
  const issue = (version: number, invoice_number: string, more: object = { file }) =>
    decide(finance, `${path}/issue`, { version, invoice_number, ...more });
  expect((await issue(1, '123')).body.errors).toEqual({
    invoice_number: 'An invoice number has 8 or 20 digits',
  });
  expect((await issue(1, '12345678', {})).body.errors).toHaveProperty('file');
  expect((await issue(1, '12345678')).body).toMatchObject({
    actions: ['void'],
    due_at: null,
    tax_id_number: '9****************2',
    file: { file_name: 'fapiao.pdf' },
  });
  expect(await rows("SELECT member_id FROM message WHERE message_key = 'invoice_issued'")).toEqual([
    { member_id: shop.ann.id },
  ]);
  const shown = (await detail(order_id)).invoice as { file: { file_path: string } };
  const got = await fetchFile(shown.file.file_path);
  expect(got.headers.get('content-disposition')).toBe('attachment');
  expect(got.headers.get('cache-control')).toBe('no-store');
  expect(got.bytes).toEqual(pdf({ text: 'INVOICE' }));
  // The address alone opens nothing, signed in or not.
  for (const cookie of ['', await filesCookie('staff', (await staff('finance')).id)])
    expect((await fetchFile(shown.file.file_path, { cookie })).status).toBe(404);

  expect((await issue(2, '12345679')).status).toBe(409);
  expect((await decide(finance, `${path}/void`, { version: 2 })).status).toBe(400);
  const voided = await decide(finance, `${path}/void`, { version: 2, reason: '税号有误' });
  expect(voided.body).toMatchObject({ actions: ['issue'], invoice_number: null, file: null });
  expect((await fetchFile(shown.file.file_path)).status).toBe(404);
  const { image_id: anew } = (await paper(finance)).body as { image_id: string };
  expect((await issue(3, '12345679', { file: anew })).body).toMatchObject({ invoice_number: '12345679' });
});

it('takes a document that does nothing by itself, from finance alone', async () => {
  const active = await paper(finance, pdf({ entry: '/OpenAction [3 0 R /Fit]' }));
  expect([active.status, Object.keys(active.body.errors as object)]).toEqual([400, ['file']]);
  expect((await paper(await staff('reviewer'))).body.errors).toHaveProperty('usage');
  const path = await query(await completed(shop, 1000));
  const { image_id: file } = (await paper(shop.admin)).body as { image_id: string };
  const borrowed = await decide(finance, `${path}/issue`, { version: 1, invoice_number: '12345678', file });
  expect(borrowed.body.errors).toHaveProperty('file');
});

it('is cancelled when its order is rejected', async () => {
  const { order_id } = (await call('code/orderCreate', shop.ann, order(shop))).data as { order_id: string };
  const { pay_url } = (await call('code/orderPay', shop.ann, { ip_id: shop.ip_id, order_id })).data;
  await request(url).post(pay_url as string);
  await query(order_id);
  await decide(shop.admin, `label-orders/${order_id}/reject`, { version: 2, reason_code: 'no_agreement' });
  expect((await detail(order_id)).invoice).toMatchObject({ state: 'cancelled', due_at: null });
  expect(await look('invoices/counts')).toMatchObject({ requested: 0 });
});

it('seals tax numbers, those from before as well', async () => {
  const path = await query(await completed(shop, 1000));
  const stored = async () =>
    (await rows<{ tax_id_number: Buffer }>('SELECT tax_id_number FROM invoice'))[0]!.tax_id_number;
  expect((await stored()).toString('latin1')).not.toContain(TAX);
  await api().db().query('UPDATE invoice SET tax_id_number = ?', [TAX]);
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: 'mysql://nobody@127.0.0.1/none' });
  const runner = {
    query: async (sql: string, params?: unknown[]) => (await api().db().query(sql, params))[0],
    hasColumn: () => Promise.resolve(true),
  };
  for (let twice = 0; twice < 2; twice += 1) await new InvoicePapers1700000000062().up(runner as never);
  expect((await stored()).toString('latin1')).not.toContain(TAX);
  expect(await look(path)).toMatchObject({ tax_id_number: TAX });
});
