/** Invitations by phone, access taken away, leaving; and what nobody learns from them. */
import { openPeople, type People } from '../../testing/access/actors';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { sentTo, settled } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { sweepRetention } from '../../testing/services';
import { plantOperator } from '../db/seed/fixtures';

const { url, db, reset } = api();
const STRANGER = '13933330001';
let people: People;
let ip_id: string;

beforeEach(async () => {
  await reset();
  people = await openPeople();
  ip_id = people.owner.ip;
});

const call = (path: string, input: object, { token }: { token: string }) => ask(url, path, input, { token });
const invite = (phone_number: string, who: Caller = people.owner, more: object = {}) =>
  call('ip/invite', { ip_id, area_code: '86', phone_number, ...more }, who);
const team = async (who: Caller = people.owner) =>
  (await call('ip/team', { ip_id }, who)).data as {
    manages: number;
    members: Record<string, unknown>[];
    invitations: Record<string, unknown>[];
  };
const received = async (who: Caller) =>
  (await call('member/invitations', {}, who)).data as { invitation_id: string; member_name: string }[];
const answer = (who: Caller, invitation_id: string, accept: 0 | 1) =>
  call('member/invitationAnswer', { invitation_id, accept }, who);
const messagesOf = async (id: string) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      id,
    ] as never)
  ).map(({ message_key }) => message_key);

async function desk(path: string, method = 'GET', body?: object) {
  const { cookie, csrf } = people.staff.admin!;
  const response = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
  return (await response.json()) as any;
}

it('leads from a phone number to access: invited, accepted, assigned by staff, taken away', async () => {
  const guest = await member({ username: '小满' });
  const sent = await invite(guest.phone_number);
  expect(sent).toMatchObject({ code: 0, data: { state: 'open', actions: ['withdraw'] } });
  expect(JSON.stringify(sent.data)).not.toContain(guest.phone_number);
  await settled();
  expect((await sentTo('sms', guest.phone_number)).at(-1)!.text).toContain('邀请您共同运营 云岭');
  const info = async () =>
    (await call('member/info', {}, guest)).data as {
      user: { invitations: number; use_ip_id: string | null };
      relation: object;
      ips: object[];
    };
  expect(await messagesOf(guest.id)).toEqual(['invitation_received']);
  expect(await info()).toMatchObject({ user: { invitations: 1, use_ip_id: null }, ips: [] });
  const [invitation] = await received(guest);
  expect(invitation).toMatchObject({ ip_name: '云岭', member_name: expect.any(String) });

  expect(await answer(guest, invitation!.invitation_id, 1)).toMatchObject({ code: 0, data: null });
  expect(await info()).toMatchObject({
    user: { invitations: 0, use_ip_id: ip_id },
    relation: {},
    ips: [{ ip_id, match_relation: null }],
  });
  expect(await call('ip/info', { ip_id }, guest)).toMatchObject({ code: 42008 });
  expect(await messagesOf(people.owner.id)).toContain('invitation_accepted');

  const [request] = await desk(
    `operators?filter=${encodeURIComponent('{"state":"waiting"}')}&sort=["id","DESC"]`,
  );
  expect(request).toMatchObject({ member_id: guest.id, ip_id, invited_by: expect.any(String) });
  await desk(`operators/${request.id}`, 'PUT', { version: request.version, match_relation: 2 });
  expect((await call('ip/info', { ip_id }, guest)).code).toBe(0);
  expect(await messagesOf(guest.id)).toContain('access_assigned');
  expect(await messagesOf(people.owner.id)).toContain('operator_joined');

  const listed = (await team()).members.find(({ operator_id }) => operator_id === request.id)!;
  expect(listed).toMatchObject({ name: '小满', match_relation: 2, actions: ['remove'] });
  expect(listed.phone_number).toBe(`1****${guest.phone_number.slice(-4)}`);
  const gone = { ip_id, operator_id: request.id, version: listed.version };
  expect((await call('ip/operatorRemove', gone, people.owner)).code).toBe(0);
  expect(await call('ip/info', { ip_id }, guest)).toMatchObject({ status: 403 });
  expect(await info()).toMatchObject({ user: { use_ip_id: null }, ips: [] });
  expect(await messagesOf(guest.id)).toContain('access_removed');
  const lines = await rows('SELECT action, actor_id FROM audit_line WHERE subject_id = ? ORDER BY id', [
    request.id,
  ] as never);
  expect(lines).toEqual([
    { action: 'create', actor_id: guest.id },
    { action: 'assign', actor_id: people.staff.admin!.id },
    { action: 'remove', actor_id: people.owner.id },
  ]);
});

it('answers the same for a phone without an account, which gets the same SMS', async () => {
  const known = await member();
  const [to, from] = [await invite(STRANGER), await invite(known.phone_number)];
  const shape = ({ data }: typeof to) => Object.keys(data as object).sort();
  expect([to.code, shape(to)]).toEqual([from.code, shape(from)]);
  await settled();
  const texts = await Promise.all([STRANGER, known.phone_number].map((phone) => sentTo('sms', phone)));
  expect(texts.map((all) => all.length)).toEqual([1, 1]);
  // Whoever registers with the number later finds the invitation.
  const newcomer = await member({ phone_number: STRANGER });
  expect(await received(newcomer)).toHaveLength(1);
});

it('may be declined, withdrawn, or run out, and is then worth nothing', async () => {
  const guest = await member();
  const ends = async (end: (id: string) => Promise<unknown>) => {
    await db().query('DELETE FROM rate_limit');
    const { data } = await invite(guest.phone_number);
    const { invitation_id } = data as { invitation_id: string };
    await end(invitation_id);
    return (await answer(guest, invitation_id, 1)).code;
  };
  expect(await ends((id) => answer(guest, id, 0))).toBe(40900);
  expect(await messagesOf(people.owner.id)).toContain('invitation_declined');
  expect(await ends((id) => call('ip/inviteWithdraw', { ip_id, invitation_id: id }, people.owner))).toBe(
    40900,
  );
  const runsOut = (id: string) =>
    db().query('UPDATE invitation SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  expect(await ends(runsOut)).toBe(40900);
  expect(await received(guest)).toEqual([]);
  expect((await team()).invitations.map(({ state }) => state)).toEqual(['expired', 'withdrawn', 'declined']);
  // One whose time is over makes room for the next.
  expect((await invite(guest.phone_number)).code).toBe(0);
  expect(await rows("SELECT id FROM invitation WHERE state = 'open'")).toHaveLength(1);
});

it('is answered by the phone it was sent to only, once', async () => {
  const guest = await member();
  const { data } = await invite(guest.phone_number);
  const { invitation_id } = data as { invitation_id: string };
  for (const who of [people.other, people.owner, people.members.operator!])
    expect((await answer(who, invitation_id, 1)).code).toBe(40400);
  const answers = await Promise.all([answer(guest, invitation_id, 1), answer(guest, invitation_id, 1)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900]);
  expect(await rows('SELECT id FROM ip_operator WHERE member_id = ?', [guest.id] as never)).toHaveLength(1);
});

it('is worth nothing once the sender no longer owns the IP', async () => {
  const guest = await member();
  const { data } = await invite(guest.phone_number);
  const { invitation_id } = data as { invitation_id: string };
  await db().query('UPDATE ip_operator SET match_relation = 2 WHERE member_id = ?', [people.owner.id]);
  expect(await received(guest)).toEqual([]);
  expect((await answer(guest, invitation_id, 1)).code).toBe(40400);
  expect(await rows('SELECT id FROM ip_operator WHERE member_id = ?', [guest.id] as never)).toEqual([]);
  // It makes room for one of the new owner.
  await plantOperator((await openFixtures()).db, ip_id, people.other.id, 1);
  expect((await invite(guest.phone_number, people.other)).code).toBe(0);
  expect(await rows('SELECT state FROM invitation ORDER BY id')).toEqual([
    { state: 'expired' },
    { state: 'open' },
  ]);
  expect(await received(guest)).toHaveLength(1);
});

it('refuses the own number, a colleague, a second invitation, and more than a day allows', async () => {
  const rule = async (phone: string) =>
    ((await invite(phone)).data as { errors: { rule: string }[] }).errors[0]!.rule;
  expect(await rule(people.owner.phone_number)).toBe('self');
  expect(await rule(people.members.operator!.phone_number)).toBe('works_already');
  expect((await invite(STRANGER)).code).toBe(0);
  expect(await rule(STRANGER)).toBe('invited_already');
  await invite(STRANGER);
  expect((await invite(STRANGER)).status).toBe(429);
  for (let at = 0; at < 4; at += 1) await invite(`1393333010${String(at)}`);
  expect((await invite('13933330200')).status).toBe(429);
});

it('shows co-operators who works on the IP, without phones, invitations and acts on others', async () => {
  await invite(STRANGER);
  const { manages, members, invitations } = await team(people.members.operator);
  expect({ manages, invitations }).toEqual({ manages: 0, invitations: [] });
  expect(
    members.every(({ phone_number, last_seen_at }) => phone_number === null && last_seen_at === null),
  ).toBe(true);
  expect(members.filter(({ self }) => self === 1)).toMatchObject([{ actions: ['leave'] }]);
  expect(members.flatMap(({ actions }) => actions as string[])).toEqual(['leave']);
});

it('lets members leave, and owners not', async () => {
  const operator = people.members.operator!;
  const own = (await team(operator)).members.find(({ self }) => self === 1)!;
  expect((await call('ip/operatorLeave', { ip_id, version: 99 }, operator)).code).toBe(40901);
  expect((await call('ip/operatorLeave', { ip_id, version: own.version }, operator)).code).toBe(0);
  expect((await call('ip/info', { ip_id }, operator)).status).toBe(403);
  expect(await messagesOf(people.owner.id)).toContain('operator_left');
  const owner = (await team()).members.find(({ self }) => self === 1)!;
  expect(owner.actions).toEqual([]);
  const stays = await call('ip/operatorLeave', { ip_id, version: owner.version }, people.owner);
  expect(stays).toMatchObject({ code: 40001, data: { errors: [{ rule: 'owner_leaves' }] } });
});

it('takes no access from another owner, and none by a stale version', async () => {
  const { db: sql } = await openFixtures();
  const second = await plantOperator(sql, ip_id, (await member()).id, 1);
  const remove = (operator_id: string, version = 1) =>
    call('ip/operatorRemove', { ip_id, operator_id, version }, people.owner);
  expect(await remove(second)).toMatchObject({ code: 40001, data: { errors: [{ rule: 'owner_leaves' }] } });
  const operator = (await team()).members.find(({ match_relation }) => match_relation === 2)!;
  expect((await remove(operator.operator_id as string, 7)).code).toBe(40901);
});

it('stores the number encrypted, and deletes ended invitations after a month', async () => {
  await invite(STRANGER);
  const stored = await rows<{ phone: Buffer }>('SELECT phone FROM invitation');
  expect(stored[0]!.phone.toString('latin1')).not.toContain(STRANGER);
  await db().query(
    "UPDATE invitation SET state = 'declined', open_key = NULL, ended_at = NOW(3) - INTERVAL 29 DAY",
  );
  await sweepRetention();
  expect(await rows('SELECT id FROM invitation')).toHaveLength(1);
  await db().query('UPDATE invitation SET ended_at = NOW(3) - INTERVAL 31 DAY');
  await sweepRetention();
  expect(await rows('SELECT id FROM invitation')).toEqual([]);
});
