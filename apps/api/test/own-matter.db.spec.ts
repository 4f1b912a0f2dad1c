/** Staff who are members, too, decide on nothing of their own. */
import { type Role, shanghaiDay } from '@ipw/domain';
import { call, decide, openShop, order, type Shop, licensee, completed } from '../testing/codes';
import { content } from '../testing/filings';
import { desk } from '../testing/entries';
import {
  type Caller,
  freshPhone,
  member,
  openFixtures,
  picture,
  staff,
  type StaffLogin,
} from '../testing/fixtures';
import * as gallery from '../testing/gallery';
import { ask } from '../testing/proven';
import { plantClaim, plantIp } from '../src/db/seed/fixtures';
import { api, rows } from '../testing/server';

const OWN_MATTER = 40301;
let shop: Shop;
let finance: StaffLogin;
let reviewer: StaffLogin;

/** A staff account with the phone of a member. */
async function staffWhoIs(role: Role, { phone_number }: Pick<Caller, 'phone_number'>): Promise<StaffLogin> {
  const on = await openFixtures();
  const who = await staff(role);
  const contact_phone = on.cipher.seal(`staff:${who.id}:contact_phone`, phone_number);
  await on.db.update('staff', { contact_phone }, { id: who.id });
  return who;
}
beforeEach(async () => {
  shop = await openShop();
  finance = await staffWhoIs('finance', shop.ann);
  reviewer = await staffWhoIs('reviewer', shop.ann);
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

it('refuses the refund of their own order', async () => {
  const voucher_image = await picture(shop.ann.id, 'voucher');
  const transfer = order(shop, { payment_type: 'bank', voucher_image });
  const { order_id } = (await call('code/orderCreate', shop.ann, transfer)).data as { order_id: string };
  const other = await staff('finance');
  await decide(other, `label-orders/${order_id}/confirm_payment`, { version: 1 });
  await decide(shop.admin, `label-orders/${order_id}/reject`, { version: 2, reason_code: 'no_agreement' });
  const [refund] = await rows<{ id: string }>('SELECT id FROM refund');
  const paid_back_on = shanghaiDay(new Date());
  const settle = (who: StaffLogin) =>
    decide(who, `refunds/${refund!.id}/settle`, { version: 1, method: 'bank', paid_back_on, reference: '1' });
  expect((await settle(finance)).body.code).toBe(OWN_MATTER);
  expect(await rows('SELECT state FROM refund')).toEqual([{ state: 'open' }]);
  expect((await settle(other)).status).toBe(200);
});

it('refuses their own claim, and that of a rival, which they may take and release', async () => {
  const ip_id = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
  const bob = await member();
  for (const who of [shop.ann, bob]) {
    const proof_images = [await picture(who.id)];
    await call('claim/submit', who, { kind: 'normal', ip_id, proof_images, agree: 1 });
  }
  const [own, rival] = await rows<{ id: string; version: number }>(
    `SELECT id, version FROM claim WHERE ip_id = '${ip_id}' ORDER BY member_id = '${bob.id}'`,
  );
  const act = (one: typeof own, action: string, more: object = {}) =>
    decide(reviewer, `claims/${one!.id}/${action}`, { version: one!.version, ...more });
  expect((await act(own, 'approve')).body.code).toBe(OWN_MATTER);
  expect((await act(rival, 'reject', { reason_code: 'proof_unclear' })).body.code).toBe(OWN_MATTER);
  expect((await act(own, 'assign')).status).toBe(200);
  expect((await act({ ...own!, version: own!.version + 1 }, 'release')).status).toBe(200);
  const approved = { version: own!.version + 2 };
  expect((await decide(await staff('reviewer'), `claims/${own!.id}/approve`, approved)).status).toBe(200);
});

it('refuses their own identity', async () => {
  const tan = await member({ verified: false, area_code: '65', phone_number: '81234567' });
  const document_images = [await picture(tan.id, 'identity')];
  await call('member/auth', tan, {
    ...{ real_name: 'Ann Tan Mei Ling', document_type: 'passport', document_number: 'e1234567k' },
    document_images,
  });
  const [shown] = await rows<{ id: string }>('SELECT id FROM verification');
  const confirm = (who: StaffLogin) => decide(who, `verifications/${shown!.id}/approve`, { version: 1 });
  expect((await confirm(await staffWhoIs('reviewer', tan))).body.code).toBe(OWN_MATTER);
  expect((await confirm(reviewer)).status).toBe(200);
});

it('refuses the content of their own IP', async () => {
  await gallery.begin();
  const { series_id } = (await gallery.save(await gallery.content())).data as { series_id: string };
  await gallery.submit(series_id);
  const { id, version } = await gallery.openReview(series_id);
  const approve = async (who: StaffLogin) => gallery.decide(who, id, 'approve', { version });
  expect((await approve(await staffWhoIs('reviewer', gallery.ann))).body.code).toBe(OWN_MATTER);
  expect((await approve(gallery.reviewer)).status).toBe(200);
});

it('refuses the cooperation whose brand they are, and entering themselves as its contact', async () => {
  const on = await openFixtures();
  const ip_id = await plantIp(on, { ip_name: '山茶兔' });
  await plantClaim(on, { ip_id, member_id: shop.ann.id, state: 'claimed' });
  const phone = { area_code: '86', phone_number: freshPhone() };
  const own = await staffWhoIs('admin', phone);
  const contract = { ip_id, title: '春季联名', source: 'platform', buyer_name: '林经理' };
  const enter = (who: StaffLogin, more: object = phone) =>
    desk(who, 'post', 'cooperations', { ...contract, ...more });
  expect((await enter(own)).body.code).toBe(OWN_MATTER);
  const { id } = (await enter(shop.admin)).body as { id: string };
  const change = (who: StaffLogin, version: number, more: object = {}) =>
    desk(who, 'put', `cooperations/${id}`, { version, buyer_name: '周经理', ...more });
  const end = (who: StaffLogin) => decide(who, `cooperations/${id}/end`, { version: 2, reason: '合同到期' });
  expect((await change(own, 1)).body.code).toBe(OWN_MATTER);
  expect((await change(shop.admin, 1)).status).toBe(200);
  expect((await end(own)).body.code).toBe(OWN_MATTER);
  expect((await end(shop.admin)).status).toBe(200);

  const other = (await enter(own, { area_code: '86', phone_number: freshPhone() })).body as { id: string };
  const self = { version: 1, buyer_name: '周经理', ...phone };
  expect((await desk(own, 'put', `cooperations/${other.id}`, self)).body.code).toBe(OWN_MATTER);
  expect(await rows('SELECT state FROM cooperation ORDER BY id')).toEqual([
    { state: 'ended' },
    { state: 'active' },
  ]);
});
