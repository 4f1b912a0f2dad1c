/** All actors: members in every relation to an IP, staff of every role, and accounts without access any more. */
import { ROLES, type Role, ulid } from '@ipw/domain';
import { hashToken, newToken } from '../../src/core/security/token';
import { plantClaim, plantIp, plantOperator } from '../../src/db/seed/fixtures';
import { type Caller, openFixtures, member, staff, type StaffLogin } from '../fixtures';
import { api } from '../server';

/**
 * Actors of the data API. `owner` and `other` own an IP each; the next five are linked to the owner's, `unagreed` as an operator
 * who has not agreed to the supplement.
 */
export const MEMBERS = [
  'visitor',
  'newcomer',
  'owner',
  'other',
  'operator',
  'agent',
  'linked',
  'unagreed',
  'waiting',
  'ended',
  'expired',
  'staff',
] as const;
/** Actors of calls that a buyer's link opens: with the link of the owner's sheet, or with the key of another's. */
export const BUYERS = ['buyer', 'otherBuyer'] as const;
export type MemberActor = (typeof MEMBERS)[number] | (typeof BUYERS)[number];

/** Actors of the console. The owner is assigned to `consultant`; `stranger` has no members; `forged` lacks the CSRF token. */
export const STAFF = [
  'visitor',
  'member',
  ...ROLES,
  'stranger',
  'enrolling',
  'ended',
  'expired',
  'dismissed',
  'forged',
] as const;
export type StaffActor = (typeof STAFF)[number];

/** The stored `match_relation` of each actor to the owner's IP. */
const RELATIONS = { operator: 2, agent: 3, linked: 0, unagreed: 2, waiting: null } as const;

export interface Person extends Caller {
  ip: string;
}

export interface People {
  owner: Person;
  other: Person;
  members: Partial<Record<MemberActor, Caller>>;
  staff: Partial<Record<StaffActor, StaffLogin>>;
}

async function withIp(caller: Caller, ip_name: string): Promise<Person> {
  const on = await openFixtures();
  const ip = await plantIp(on, { ip_name });
  await plantClaim(on, { ip_id: ip, member_id: caller.id, state: 'claimed' });
  return { ...caller, ip };
}

/** Agrees to the supplement for an IP. */
async function agree({ token }: Caller, ip_id: string): Promise<void> {
  const { status } = await fetch(`${api().url}/api/opportunity/agreeSupplement`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ip_id, agree: 1 }),
  });
  if (status !== 200) throw new Error(`the supplement was not agreed to: ${String(status)}`);
}

export async function openPeople(): Promise<People> {
  const { db } = await openFixtures();
  const roles = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await staff(role)] as const)),
  ) as Record<Role, StaffLogin>;
  const owner = await withIp(await member({ consultant_id: roles.consultant.id }), '云岭');
  const other = await withIp(await member(), '潮汐');
  const members: People['members'] = { newcomer: await member(), owner, other };
  for (const [actor, relation] of Object.entries(RELATIONS)) {
    const linked = await member();
    await plantOperator(db, owner.ip, linked.id, relation);
    members[actor as MemberActor] = linked;
  }
  await agree(other, other.ip);
  for (const agreed of [owner, members.operator!, members.agent!, members.linked!])
    await agree(agreed, owner.ip);
  members.ended = await member();
  await db.update('member_session', { ended_at: new Date() }, { member_id: members.ended.id });
  members.expired = await member();
  await db.update(
    'member_session',
    { expires_at: new Date(Date.now() - 1000) },
    { member_id: members.expired.id },
  );
  members.staff = { ...owner, token: tokenOf(roles.admin) };
  return { owner, other, members, staff: { ...roles, ...(await unwelcome(roles, owner)) } };
}

async function unwelcome(roles: Record<Role, StaffLogin>, owner: Caller): Promise<People['staff']> {
  const { db } = await openFixtures();
  const [enrolling, ended, expired, dismissed] = await Promise.all(
    Array.from({ length: 4 }, () => staff('admin')),
  );
  await db.update('staff', { totp_exempt: 0 }, { id: enrolling!.id });
  await db.update('staff_session', { ended_at: new Date() }, { staff_id: ended!.id });
  await db.update('staff_session', { expires_at: new Date(Date.now() - 1000) }, { staff_id: expired!.id });
  await db.update('staff', { disabled_at: new Date() }, { id: dismissed!.id });
  return {
    member: { id: owner.id, cookie: `console_session=${owner.token}`, csrf: '' },
    stranger: await staff('consultant'),
    enrolling: enrolling!,
    ended: ended!,
    expired: expired!,
    dismissed: dismissed!,
    forged: { ...roles.admin, csrf: enrolling!.csrf },
  };
}

const tokenOf = ({ cookie }: StaffLogin): string => cookie.split('=')[1]!;

/** The same member with a new session, for calls that end the session. */
export async function again(caller: Caller): Promise<Caller> {
  const { db } = await openFixtures();
  const token = newToken();
  await db.insert('member_session', {
    id: ulid(),
    member_id: caller.id,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + 3_600_000),
  });
  return { ...caller, token };
}

/** The same staff member with a new session. */
export async function staffAgain(login: StaffLogin): Promise<StaffLogin> {
  const { db } = await openFixtures();
  const [token, csrf] = [newToken(), newToken()];
  await db.insert('staff_session', {
    id: ulid(),
    staff_id: login.id,
    token_hash: hashToken(token),
    csrf,
    expires_at: new Date(Date.now() + 3_600_000),
    user_agent: 'spec',
  });
  return { ...login, cookie: `console_session=${token}`, csrf };
}

/** `own`: the owner's record. `foreign`: the other owner's. */
export type Whose = 'own' | 'foreign' | 'missing';
