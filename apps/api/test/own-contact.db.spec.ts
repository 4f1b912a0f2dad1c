/** Staff are recognised by the contact of their account, and then neither judge rivals nor give themselves rights. */
import type { HistoryLine, Role, StaffRow } from '@ipw/domain';
import { campaignOf, proven } from '../testing/campaigns';
import { completed, issued, licensee, openShop, type Shop } from '../testing/codes';
import { desk, enter, type Entrant, entrant } from '../testing/entries';
import { member, openFixtures, staff, type StaffLogin } from '../testing/fixtures';
import { api, rows } from '../testing/server';
import { actOn, approveEntries, endTender, plantTender } from '../testing/tenders';
import { plantIp } from '../src/db/seed/fixtures';

const OWN_MATTER = 40301;
const { reset } = api();
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

const account = async (id: string) => (await desk(admin, 'get', `staff/${id}`)).body as StaffRow;
/** Gives an account a contact, as an administrator does. */
async function reached(id: string, contact: object, by = admin) {
  const { name, role, version } = await account(id);
  return desk(by, 'put', `staff/${id}`, { name, role, version, ...contact });
}
/** A staff member whose contact is the phone of a member or visitor. */
async function staffWhoIs(role: Role, phone: string): Promise<StaffLogin> {
  const who = await staff(role);
  expect((await reached(who.id, { contact_phone: phone })).status).toBe(200);
  return who;
}
const codeOf = async (answer: Promise<{ body: { code?: number } }>) => (await answer).body.code;

it('shows the contact to who changes accounts, keeps it encrypted, and is not changed by its owner', async () => {
  const finance = await staff('finance');
  const contact = { contact_phone: '+86 138 0000 7001', contact_email: 'lin@example.com' };
  expect((await reached(finance.id, contact)).body).toMatchObject({ ...contact, version: 2 });
  // A change without a contact leaves it, and one of the contact is a line of its own without the values.
  expect((await reached(finance.id, {})).body).toMatchObject({ ...contact, version: 3 });
  const { body } = await desk(admin, 'get', `staff/${finance.id}/history`);
  expect((body as HistoryLine[]).map(({ action }) => action).sort()).toEqual([
    'update',
    'update',
    'update_contact',
  ]);
  expect(JSON.stringify(await rows('SELECT * FROM audit_line'))).not.toMatch(/7001|lin@/);
  const own = (more: object) => reached(admin.id, { ...contact, ...more });
  expect((await own({})).status).toBe(200);
  for (const [field, more] of [
    ['contact_phone', { contact_phone: '+86 138 0000 7002' }],
    ['contact_email', { contact_email: undefined }],
  ] as const)
    expect((await own(more)).body).toMatchObject({
      errors: { [field]: 'You cannot do this to your own account' },
    });
  expect((await reached(admin.id, {}, await staff('admin'))).status).toBe(200);
});

describe('an entrant among the staff', () => {
  let ann: Entrant;
  let tender: string;
  let rival: string;
  beforeEach(async () => {
    [ann] = [await entrant('松果')];
    const ben = await entrant('潮汐');
    tender = await plantTender(admin);
    await enter(ann, tender);
    rival = (await enter(ben, tender)).data.registration_id;
  });

  it('neither decides on rivals, nor changes the project', async () => {
    const own = await staffWhoIs('admin', ann.who.phone_number);
    const rejected = { reason_code: 'other', reason: '不合格' };
    expect(await codeOf(actOn(own, 'registrations', rival, 'reject', rejected))).toBe(OWN_MATTER);
    expect(await codeOf(actOn(own, 'tenders', tender, 'cancel', { reason: '不办了' }))).toBe(OWN_MATTER);
    expect(await rows('SELECT DISTINCT state FROM tender_registration')).toEqual([{ state: 'submitted' }]);
    expect((await actOn(admin, 'registrations', rival, 'reject', rejected)).status).toBe(200);
  });

  it('is neither the brand that scores, nor returns the proposal', async () => {
    await approveEntries(admin, tender);
    await endTender(tender);
    const own = await staffWhoIs('admin', ann.who.phone_number);
    const brand = { version: 0, language: 'zh-CN', area_code: '86', phone_number: '13900000001' };
    const link = (who: StaffLogin) =>
      desk(who, 'post', `awards/${tender}/brand`, { ...brand, buyer_name: '陈' });
    expect(await codeOf(link(own))).toBe(OWN_MATTER);
    expect(await rows('SELECT id FROM tender_brand')).toEqual([]);
    const entries = (await rows<{ id: string }>('SELECT id FROM tender_registration')).map(({ id }) => ({
      registration_id: id,
      awarded: 0,
      comment: '下次',
    }));
    await actOn(admin, 'awards', tender, 'propose', { entries, no_award_reason: '没有' });
    expect(await codeOf(actOn(own, 'awards', tender, 'return', { reason: '再看看' }))).toBe(OWN_MATTER);
    expect(
      (await actOn(await staff('reviewer'), 'awards', tender, 'return', { reason: '再看看' })).status,
    ).toBe(200);
  });

  it('does not decide on works of a campaign they have entered', async () => {
    const campaign = await campaignOf();
    const [mine, theirs] = [await proven(), await proven()];
    await mine.enter(campaign);
    const { entry_id } = (await theirs.enter(campaign)).data as { entry_id: string };
    const own = await staffWhoIs('reviewer', mine.phone.phone_number);
    expect(await codeOf(actOn(own, 'campaign-entries', entry_id, 'pass'))).toBe(OWN_MATTER);
    expect((await actOn(await staff('reviewer'), 'campaign-entries', entry_id, 'pass')).status).toBe(200);
  });
});

describe('a holder among the staff', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
    admin = shop.admin;
  });

  it('decides neither on their codes, nor on access to their IP, nor on its information', async () => {
    await completed(shop, 1000);
    await issued(shop, await licensee(shop));
    const own = await staffWhoIs('admin', shop.ann.phone_number);
    const [batch] = await rows<{ id: string }>('SELECT id FROM code_batch');
    const revoke = (who: StaffLogin) => actOn(who, 'batches', batch!.id, 'revoke', { reason: '作废' });
    const { ip_id } = shop;
    const { id: member_id } = await member();
    const access = { ip_id, member_id, match_relation: 2 };
    const ip = { version: 1, ip_name: '新月', kind: 'normal' };
    expect(await codeOf(revoke(own))).toBe(OWN_MATTER);
    expect(await codeOf(desk(own, 'post', 'operators', access))).toBe(OWN_MATTER);
    expect(await codeOf(desk(own, 'put', `ips/${ip_id}`, ip))).toBe(OWN_MATTER);
    expect((await revoke(admin)).status).toBe(200);
    expect((await desk(admin, 'post', 'operators', access)).status).toBe(201);
  });

  it('gives no access to themselves', async () => {
    const bob = await member();
    const own = await staffWhoIs('admin', bob.phone_number);
    const ip_id = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
    const access = { ip_id, member_id: bob.id, match_relation: 0, despite_owner: 1 };
    expect(await codeOf(desk(own, 'post', 'operators', access))).toBe(OWN_MATTER);
    expect(await rows(`SELECT id FROM ip_operator WHERE ip_id = '${ip_id}'`)).toEqual([]);
  });
});
