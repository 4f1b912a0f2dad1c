/** What staff see of the people behind labels: masked, in clear for a reason that stays; and invoices from asked for to voided. */
import { call, completed, decide, licensee, openShop, rows, type Shop } from '../../testing/codes';
import { staff, type StaffLogin } from '../../testing/ground';
import { api } from '../../testing/server';

const { url } = api();

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const look = async (who: StaffLogin, path: string) =>
  (await (await fetch(`${url}/api/admin/${path}`, { headers: { cookie: who.cookie } })).json()) as Record<
    string,
    unknown
  >;

it('masks recipients and merchants, and shows them for a reason', async () => {
  const { admin } = shop;
  const [reviewer, finance] = [await staff('reviewer'), await staff('finance')];
  const merchant = await licensee(shop);
  const order = await completed(shop, 1000);
  const masked = { recipient: '顾**', recipient_phone: '1****0000', recipient_address: '杭州市西湖区****' };
  expect(await look(reviewer, `label-orders/${order}`)).toMatchObject({ ...masked, reveals: true });
  expect(await look(finance, `label-orders/${order}`)).toMatchObject({ ...masked, reveals: false });
  expect(await look(reviewer, `licensees/${merchant}`)).toMatchObject({ link_name: '林', given: 0 });
  expect((await decide(reviewer, `label-orders/${order}/reveal`, { reason: '' })).status).toBe(400);
  expect((await decide(finance, `label-orders/${order}/reveal`, { reason: '发货' })).status).toBe(403);
  expect((await decide(reviewer, `label-orders/${order}/reveal`, { reason: '发货' })).body).toEqual({
    recipient: '顾小满',
    recipient_phone: '13800000000',
    recipient_address: '杭州市西湖区 1 号',
  });
  expect((await decide(admin, `licensees/${merchant}/reveal`, { reason: '核对' })).body).toMatchObject({
    link_phone: '0571-88880000',
  });
  expect(
    await rows("SELECT subject, reason, changes FROM audit_line WHERE action = 'reveal' ORDER BY id"),
  ).toEqual([
    { subject: 'label_order', reason: '发货', changes: null },
    { subject: 'licensee', reason: '核对', changes: null },
  ]);
});

it('issues an invoice, voids it with a reason and issues it anew', async () => {
  const { ann, ip_id } = shop;
  const finance = await staff('finance');
  const order_id = await completed(shop, 1000);
  const asked = { company_name: '云岭文化', tax_id_number: '91330106MA2CABCD12', email: 'till@example.com' };
  expect((await call('code/invoiceRequest', ann, { ip_id, order_id, ...asked })).code).toBe(0);
  const [invoice] = await rows<{ id: string }>('SELECT id FROM invoice');
  const path = `invoices/${invoice!.id}`;
  expect(await look(finance, 'invoices/counts')).toMatchObject({ requested: 1 });
  expect(await look(finance, path)).toMatchObject({ email: 't***@example.com', actions: ['issue'] });
  const issue = (version: number, invoice_number: string) =>
    decide(finance, `${path}/issue`, { version, invoice_number });
  expect((await issue(1, '123')).body.errors).toEqual({
    invoice_number: 'An invoice number has 8 or 20 digits',
  });
  expect((await issue(1, '12345678')).body).toMatchObject({ actions: ['void'], due_at: null });
  expect((await issue(2, '12345679')).status).toBe(409);
  expect((await decide(finance, `${path}/void`, { version: 2 })).status).toBe(400);
  const voided = await decide(finance, `${path}/void`, { version: 2, reason: '税号有误' });
  expect(voided.body).toMatchObject({ actions: ['issue'], invoice_number: null });
  expect((await issue(3, '12345679')).body).toMatchObject({ invoice_number: '12345679' });
});
