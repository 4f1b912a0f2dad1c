/** What ends with an upheld objection: skin goods that wait for staff, entries without a result, and a cooperation that is just beginning. */
import { desk } from '../../testing/entries';
import { type Caller, member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { ask as call } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { actOn } from '../../testing/tenders';
import type { Db } from '../core/db/db';
import { plantClaim, plantIp } from '../db/seed/fixtures';
import { plantCooperation } from '../db/seed/plant-cooperations';
import { plantDispute } from '../db/seed/plant-disputes';
import { plantRegistration } from '../db/seed/plant-registration';
import { plantSkin } from '../db/seed/plant-skin';
import { plantTender } from '../db/seed/plant-tender';

const { reset } = api();
let owner: Caller;
let reviewer: StaffLogin;
let ip_id: string;
let dispute: string;

beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  [owner, reviewer] = [await member(), await staff('reviewer')];
  ip_id = await plantIp(on, { ip_name: '山茶兔' });
  const claim_id = await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
  const parties = { member_id: (await member()).id, owner_id: owner.id };
  dispute = await plantDispute(on, { ip_id, claim_id, ...parties });
});

const uphold = async () =>
  (await actOn(reviewer, 'disputes', dispute, 'uphold', { reason: 'The certificate is older.' })).status;

/** Waits until a statement waits for a lock. */
const waiting = (statement: string) =>
  until(async () => {
    const sql =
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE ? AND time_ms > 100';
    return (await rows(sql, [statement])).length || undefined;
  }, statement);

it('withdraws skin goods that wait for staff, and leaves those that are listed', async () => {
  const on = await openFixtures();
  const goods = { ip_id, member_id: owner.id };
  const [checked, pending, listed] = [
    await plantSkin(on, { ...goods, state: 'under_review' }),
    await plantSkin(on, { ...goods, state: 'pending_listing', listed_on: '2026-01-31' }),
    await plantSkin(on, { ...goods, state: 'listed', listed_on: '2026-01-31' }),
  ];
  expect(await uphold()).toBe(200);
  const stateOf = async (id: string) =>
    (await rows<{ state: string }>('SELECT state FROM skin WHERE id = ?', [id]))[0]!.state;
  expect([await stateOf(checked), await stateOf(pending), await stateOf(listed)]).toEqual([
    ...['creating', 'creating', 'listed'],
  ]);
});

it('ends the private link', async () => {
  const ask = (path: string, more = {}) => call(api().url, `ip/${path}`, { ip_id, ...more }, owner);
  expect((await ask('shopLinkMove', { version: 0, action: 'issue', days: 0 })).code).toBe(0);
  expect(await uphold()).toBe(200);
  expect(await rows('SELECT state, number FROM shop_link WHERE ip_id = ?', [ip_id])).toEqual([
    { state: 'off', number: 2 },
  ]);
});

it('withdraws entries without a result, and leaves those with one', async () => {
  const on = await openFixtures();
  const author = (await staff('admin')).id;
  const cover = await picture(author, 'tender_cover');
  const enter = async () => {
    const tender_id = await plantTender(on, { author, cover });
    return plantRegistration(on, { tender_id, ip_id, member_id: owner.id, state: 'approved' });
  };
  const [open, decided] = [await enter(), await enter()];
  await rows("UPDATE tender_registration SET result = 'not_awarded' WHERE id = ?", [decided]);
  expect(await uphold()).toBe(200);
  expect(await rows('SELECT id, state FROM tender_registration ORDER BY id')).toEqual(
    [
      { id: open, state: 'not_submitted' },
      { id: decided, state: 'approved' },
    ].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
});

it('lists no goods of an IP that has lost its owner; their rejection ends them', async () => {
  const goods = { ip_id, member_id: owner.id };
  const on = await openFixtures();
  const checked = await plantSkin(on, { ...goods, state: 'under_review' });
  const pending = await plantSkin(on, { ...goods, state: 'pending_listing' });
  await rows('UPDATE ip SET owner_id = NULL WHERE id = ?', [ip_id]);
  const link = { listing_link: 'https://www.example.com/skins/1' };
  const answers = [
    await actOn(reviewer, 'skins', checked, 'approve'),
    await actOn(reviewer, 'skins', pending, 'schedule', { ...link, listed_on: '2099-01-01' }),
    await actOn(reviewer, 'skins', pending, 'list', link),
  ];
  for (const { status, body } of answers)
    expect({ status, message: (body as { message: string }).message }).toEqual({
      status: 409,
      message: 'The IP of this skin no longer has an owner, so it can be neither approved nor listed',
    });
  const rejected = await actOn(reviewer, 'skins', checked, 'reject', { reason_code: 'not_related' });
  expect(rejected.status).toBe(200);
});

it('ends a cooperation that is committed while the objection is being upheld', async () => {
  const { db, cipher } = await openFixtures();
  let upheld: Promise<number> | undefined;
  const id = await db.tx(async (sql) => {
    await sql.one('SELECT id FROM ip WHERE id = ? LOCK IN SHARE MODE', [ip_id]);
    const made = await plantCooperation({ db: sql as Db, cipher }, { ip_id });
    upheld = uphold();
    await waiting('UPDATE ip SET owner_id = NULL%');
    return made;
  });
  expect(await upheld).toBe(200);
  expect(await rows('SELECT id, state FROM cooperation')).toEqual([{ id, state: 'ended' }]);
});

it('enters no contract of an IP that is being taken from its owner', async () => {
  const [{ db }, admin] = [await openFixtures(), await staff('admin')];
  const contract = { ip_id, title: '春茶礼盒', source: 'platform', buyer_name: '林经理' };
  let entered: Promise<number> | undefined;
  await db.tx(async (sql) => {
    await sql.update('ip', { owner_id: null }, { id: ip_id });
    entered = desk(admin, 'post', 'cooperations', contract).then(({ status }) => status);
    await waiting('SELECT id FROM ip WHERE id IN%LOCK IN SHARE MODE');
  });
  expect(await entered).toBe(409);
  expect(await rows('SELECT id FROM cooperation')).toEqual([]);
});
