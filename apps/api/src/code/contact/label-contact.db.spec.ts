/** Contacts of labels for staff: masked, and unmasked for a recorded reason. */
import { completed, decide, licensee, openShop, type Shop } from '../../../testing/codes';
import { staff, type StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';

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
