/** Staff who are members, too, decide on no payment, label or filing of their own. */
import { call, decide, openShop, order, type Shop, licensee, completed } from '../../../testing/codes';
import { content } from '../../../testing/filings';
import { openFixtures, picture, staff, type StaffLogin } from '../../../testing/fixtures';
import { ask } from '../../../testing/proven';
import { api, rows } from '../../../testing/server';

const OWN_MATTER = 40301;
let shop: Shop;
let finance: StaffLogin;
let reviewer: StaffLogin;

/** Gives a staff account the phone of the member who owns the IP. */
async function isAnn(who: StaffLogin): Promise<StaffLogin> {
  const on = await openFixtures();
  const contact_phone = on.cipher.seal(`staff:${who.id}:contact_phone`, shop.ann.phone_number);
  await on.db.update('staff', { contact_phone }, { id: who.id });
  return who;
}
beforeEach(async () => {
  shop = await openShop();
  [finance, reviewer] = [await isAnn(await staff('finance')), await isAnn(await staff('reviewer'))];
});

it('refuses the transfer and the completion of their own order, which others decide on', async () => {
  const voucher_image = await picture(shop.ann.id, 'voucher');
  const { order_id } = (
    await call('code/orderCreate', shop.ann, order(shop, { payment_type: 'bank', voucher_image }))
  ).data as { order_id: string };
  const confirm = (who: StaffLogin) =>
    decide(who, `label-orders/${order_id}/confirm_payment`, { version: 1 });
  expect((await confirm(finance)).body.code).toBe(OWN_MATTER);
  expect((await confirm(await staff('finance'))).status).toBe(200);
  const sent = { version: 2, courier: '顺丰', tracking_number: 'SF100' };
  expect((await decide(reviewer, `label-orders/${order_id}/complete`, sent)).body.code).toBe(OWN_MATTER);
  expect(await rows('SELECT state, paid, version FROM label_order')).toMatchObject([{ paid: 1, version: 2 }]);
});

it('refuses their own request for codes', async () => {
  await completed(shop, 1000);
  const asked = {
    ip_id: shop.ip_id,
    goods_id: shop.goods_id,
    licensee_id: await licensee(shop),
    quantity: 10,
  };
  const { request_id } = (await call('code/useCreate', shop.ann, asked)).data as { request_id: string };
  const handle = (who: StaffLogin) => decide(who, `code-requests/${request_id}/handle`, { version: 1 });
  expect((await handle(reviewer)).body.code).toBe(OWN_MATTER);
  expect(await rows('SELECT id FROM code_batch')).toEqual([]);
  expect((await handle(shop.admin)).status).toBe(200);
});

it('refuses the transfer for their own filing, and the filing', async () => {
  const { ann } = shop;
  const filing = async (path: string, input: object) =>
    (await ask(api().url, `filing/${path}`, input, { token: ann.token })).data as Record<string, string>;
  const { filing_id } = await filing('save', await content(ann));
  await filing('submit', { filing_id, version: 1, pay: 'bank', declare: 1 });
  await filing('voucher', { filing_id, voucher_image: await picture(ann.id, 'voucher') });
  const act = (who: StaffLogin, action: string, version: number) =>
    decide(who, `filings/${filing_id!}/${action}`, { version });
  expect((await act(finance, 'confirm_payment', 3)).body.code).toBe(OWN_MATTER);
  expect((await act(await staff('finance'), 'confirm_payment', 3)).status).toBe(200);
  expect((await act(reviewer, 'send', 4)).body.code).toBe(OWN_MATTER);
  expect(await rows('SELECT state, paid FROM filing')).toEqual([{ state: 'submitted', paid: 1 }]);
});
