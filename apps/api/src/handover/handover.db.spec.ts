/** An IP goes to another member: named by the owner, confirmed, approved; and what ends it before. */
import { decide } from '../../testing/codes';
import { openPeople, type People } from '../../testing/access/actors';
import {
  type Caller,
  member,
  openFixtures,
  PASSWORD,
  picture,
  staff,
  type StaffLogin,
} from '../../testing/fixtures';
import { plantCode } from '../../testing/limits';
import { sentTo, settled } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { plantDispute, plantLabelOrder } from '../db/seed/fixtures';
import { endHandovers } from '../../testing/services';
import { recordOf } from '../../testing/access/records';

const { url, db, reset } = api();
let people: People;
let ip_id: string;
let heir: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  people = await openPeople();
  ip_id = people.owner.ip;
  heir = await member({ username: '小满' });
  reviewer = await staff('reviewer');
});

const call = (path: string, input: object, { token }: { token: string }) => ask(url, path, input, { token });
const offer = (phone_number = heir.phone_number, who: Caller = people.owner, more: object = {}) =>
  call('ip/handoverOffer', { ip_id, area_code: '86', phone_number, password: PASSWORD, ...more }, who);
const answer = (handover_id: string, version: number, more: object = {}, who = heir) =>
  call('member/handoverAnswer', { handover_id, version, accept: 1, agree: 1, ...more }, who);
const cancel = (handover_id: string, version: number, who: Caller = people.owner) =>
  call('ip/handoverCancel', { ip_id, handover_id, version }, who);
const approve = (id: string, version: number, who = reviewer) =>
  decide(who, `handovers/${id}/approve`, { version });
const status = async (who: Caller = people.owner) =>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
  (await call('ip/handover', { ip_id }, who)).data as any;
const keysOf = async (id: string) =>
  (
    await rows<{ message_key: string }>(
      "SELECT message_key FROM message WHERE member_id = ? AND message_key LIKE 'handover%' ORDER BY id",
      [id] as never,
    )
  ).map(({ message_key }) => message_key);
const owner = async () =>
  (await rows<{ owner_id: string }>('SELECT owner_id FROM ip WHERE id = ?', [ip_id] as never))[0]!.owner_id;

/** Offered and confirmed: waits for staff in version 2. */
async function accepted(): Promise<string> {
  const { data } = await offer();
  const { handover_id } = data as { handover_id: string };
  expect((await answer(handover_id, 1)).code).toBe(0);
  return handover_id;
}

it('gives the IP with everything in it to the new owner, once both confirmed and staff approved', async () => {
  await db().query("INSERT INTO business_password (id, ip_id, password_hash) VALUES (?, ?, 'x')", [
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    ip_id,
  ]);
  const sent = await offer();
  expect(sent).toMatchObject({ code: 0, data: { state: 'offered', to_name: null, actions: ['cancel'] } });
  expect(JSON.stringify(sent.data)).not.toContain(heir.phone_number);
  await settled();
  expect((await sentTo('sms', heir.phone_number)).at(-1)!.text).toContain('云岭');
  const [received] = (await call('member/handovers', {}, heir)).data as { handover_id: string }[];
  expect(received).toMatchObject({ ip_name: '云岭', state: 'offered', actions: ['accept', 'decline'] });
  expect(((await call('member/info', {}, heir)).data as { user: object }).user).toMatchObject({
    invitations: 1,
  });
  expect((await answer(received!.handover_id, 1)).code).toBe(0);
  expect((await status()).handover).toMatchObject({
    state: 'accepted',
    to_name: '小满',
    actions: ['cancel'],
  });
  expect((await approve(received!.handover_id, 2)).status).toBe(200);

  expect(await owner()).toBe(heir.id);
  expect((await call('ip/info', { ip_id }, heir)).code).toBe(0);
  expect((await call('ip/info', { ip_id }, people.owner)).status).toBe(403);
  expect((await call('ip/info', { ip_id }, people.members.operator!)).code).toBe(0);
  expect(await rows('SELECT id FROM business_password WHERE ip_id = ?', [ip_id] as never)).toEqual([]);
  expect(await rows('SELECT state FROM claim WHERE ip_id = ?', [ip_id] as never)).toEqual([
    { state: 'handed_over' },
  ]);
  const agreed = await rows('SELECT agreement FROM consent WHERE member_id = ?', [heir.id] as never);
  expect(agreed).toEqual([{ agreement: 'ipCoopFrame' }]);
  expect(await keysOf(people.owner.id)).toEqual(['handover_begun', 'handover_accepted', 'handover_given']);
  expect(await keysOf(heir.id)).toEqual(['handover_offered', 'handover_accepted', 'handover_received']);
  expect(await keysOf(people.members.operator!.id)).toEqual(['handover_owner']);
  const lines = await rows<{ action: string }>(
    "SELECT action FROM audit_line WHERE subject_id = ? OR (subject_id = ? AND action = 'hand_over') ORDER BY id",
    [received!.handover_id, ip_id] as never,
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'accept', 'approve', 'hand_over']);
});

it('asks the new owner for a verified name and the agreement, and the present one for a proof', async () => {
  const { data } = await offer();
  const { handover_id } = data as { handover_id: string };
  await db().query("UPDATE member SET auth_status = 'none' WHERE id = ?", [heir.id]);
  expect((await answer(handover_id, 1)).code).toBe(42001);
  await db().query("UPDATE member SET auth_status = 'verified' WHERE id = ?", [heir.id]);
  expect((await answer(handover_id, 1, { agree: 0 })).code).toBe(42005);
  expect((await answer(handover_id, 1, {}, people.other)).code).toBe(40400);
  expect((await answer(handover_id, 1)).code).toBe(0);
  await cancel(handover_id, 2);
  expect((await offer(heir.phone_number, people.owner, { password: 'not mine' })).code).toBe(40001);
  expect((await offer(heir.phone_number, people.members.operator)).status).toBe(403);
});

it.each([
  ['the owner cancels', (id: string) => cancel(id, 2), 'cancelled'],
  ['the new owner declines', (id: string) => answer(id, 2, { accept: 0 }), 'declined'],
])('ends when %s, even after the confirmation, and both are told', async (_who, end, state) => {
  const id = await accepted();
  expect((await end(id)).code).toBe(0);
  expect((await status()).handover).toMatchObject({ state, actions: [] });
  expect((await approve(id, 3)).status).toBe(409);
  expect(await owner()).toBe(people.owner.id);
  for (const who of [people.owner.id, heir.id]) expect((await keysOf(who)).at(-1)).toBe('handover_ended');
  expect((await offer()).code).toBe(0);
});

it('runs out, and makes room for another', async () => {
  const { data } = await offer();
  const { handover_id } = data as { handover_id: string };
  expect((await offer()).data).toMatchObject({ errors: [{ rule: 'handover_open' }] });
  await db().query('UPDATE handover SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  expect((await status()).handover).toMatchObject({ state: 'expired', actions: [] });
  expect((await answer(handover_id, 1)).code).toBe(40900);
  expect((await call('member/handovers', {}, heir)).data).toEqual([]);
  await db().query('DELETE FROM rate_limit');
  expect((await offer()).code).toBe(0);
});

it('belongs to who confirmed it, not to who gets their former number', async () => {
  const id = await accepted();
  await plantCode(heir.phone_number, 'confirm', '135790');
  await plantCode('13922220077', 'change_phone', '246810');
  const phone = { area_code: '86', phone_number: '13922220077', old_yzm: '135790', yzm: '246810' };
  expect((await call('member/changePhone', phone, heir)).code).toBe(0);
  const stranger = await member({ phone_number: heir.phone_number });
  expect((await call('member/handovers', {}, stranger)).data).toEqual([]);
  expect((await answer(id, 2, { accept: 0 }, stranger)).code).toBe(40400);
  expect((await call('member/handovers', {}, heir)).data).toMatchObject([{ handover_id: id }]);
  expect((await answer(id, 2, { accept: 0 })).code).toBe(0);
});

it('is rejected with a reason that both read', async () => {
  const id = await accepted();
  expect((await decide(reviewer, `handovers/${id}/reject`, { version: 2, reason: '' })).status).toBe(400);
  expect((await decide(reviewer, `handovers/${id}/reject`, { version: 2, reason: '证明不足' })).status).toBe(
    200,
  );
  expect((await status()).handover).toMatchObject({ state: 'rejected', reason: '证明不足' });
  for (const who of [people.owner.id, heir.id]) expect((await keysOf(who)).at(-1)).toBe('handover_rejected');
});

describe('an objection', () => {
  const object = async () => {
    const on = await openFixtures();
    const claim = (await rows<{ id: string }>('SELECT id FROM claim WHERE ip_id = ?', [ip_id] as never))[0]!
      .id;
    return plantDispute(on, {
      ip_id,
      claim_id: claim,
      member_id: people.other.id,
      owner_id: people.owner.id,
    });
  };

  it('lets it rest, whether it came before the offer or the approval', async () => {
    const id = await accepted();
    await object();
    expect((await approve(id, 2)).status).toBe(409);
    expect(await owner()).toBe(people.owner.id);
    expect(await status()).toMatchObject({ disputed: 1 });
    await cancel(id, 2);
    expect((await offer()).code).toBe(42013);
  });

  it('upheld at the same moment as the approval leaves one owner at most', async () => {
    const id = await accepted();
    const dispute = await object();
    const admin = await staff('admin');
    const reason = '证据充分';
    const [first] = await Promise.all([
      decide(admin, `disputes/${dispute}/uphold`, { version: 1, reason }),
      approve(id, 2),
    ]);
    expect(first.status).toBe(200);
    expect(await owner()).toBeNull();
    expect(await rows("SELECT id FROM handover WHERE state = 'approved'")).toEqual([]);
    // The hand-over of somebody who lost the IP keeps nobody's account from closing.
    await endHandovers();
    expect(await rows('SELECT state, open_key FROM handover')).toEqual([
      { state: 'expired', open_key: null },
    ]);
  });

  it('after the hand-over goes against the claim it rests on, and the new owner answers', async () => {
    const id = await accepted();
    expect((await approve(id, 2)).status).toBe(200);
    const sent = await call(
      'claim/disputeSubmit',
      {
        ip_id,
        statement: '这是我登记的作品，请核查。',
        proof_images: [await picture(people.other.id)],
      },
      people.other,
    );
    expect(sent.code).toBe(0);
    const [{ claim_id, owner_id }] = (await rows('SELECT claim_id, owner_id FROM dispute')) as [
      { claim_id: string; owner_id: string },
    ];
    expect(owner_id).toBe(heir.id);
    expect((await call('claim/answer', { claim_id }, heir)).code).toBe(0);
    expect((await call('claim/answer', { claim_id }, people.owner)).code).toBe(40400);
    const [dispute] = (await rows('SELECT id FROM dispute')) as [{ id: string }];
    const admin = await staff('admin');
    expect(
      (await decide(admin, `disputes/${dispute.id}/uphold`, { version: 1, reason: '证据充分' })).status,
    ).toBe(200);
    expect(await owner()).toBeNull();
    expect((await call('ip/info', { ip_id }, heir)).status).toBe(403);
  });
});

it('waits until orders of the present owner are settled', async () => {
  const goods_id = await recordOf('goods', 'own', people, true);
  await plantLabelOrder(await openFixtures(), { ip_id, member_id: people.owner.id, goods_id });
  expect((await offer()).code).toBe(42011);
  expect(await status()).toMatchObject({ obstacles: [{ kind: 'label_orders_open', count: 1 }] });
  await db().query('DELETE FROM rate_limit');
  await db().query("UPDATE label_order SET state = 'completed'");
  const id = await accepted();
  await db().query("UPDATE label_order SET state = 'in_process'");
  expect((await approve(id, 2)).status).toBe(409);
});

it('is approved once, of two staff at the same moment', async () => {
  const id = await accepted();
  const other = await staff('admin');
  const answers = await Promise.all([approve(id, 2), approve(id, 2, other)]);
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
});

it('is no way to give away an artist, or an IP of somebody else', async () => {
  await db().query("UPDATE ip SET kind = 'artist' WHERE id = ?", [ip_id]);
  expect(await status()).toMatchObject({ may: 0 });
  expect((await offer()).data).toMatchObject({ errors: [{ rule: 'artist_handover' }] });
  expect(await status(people.members.operator)).toEqual({
    handover: null,
    may: 0,
    disputed: 0,
    obstacles: [],
  });
  expect((await offer(heir.phone_number, people.other)).status).toBe(403);
});

it('keeps both accounts from closing', async () => {
  await accepted();
  for (const who of [people.owner, heir]) {
    const { data } = await call('member/closure', {}, who);
    expect(JSON.stringify(data)).toContain('handovers_open');
  }
});
