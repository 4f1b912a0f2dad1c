import {
  addWorkingDays,
  type AuthStatus,
  CLOSURE,
  countryOf,
  DUE_DAYS,
  type MessageKey,
  type Role,
  ulid,
} from '@ipw/domain';
import type { Db } from '../../core/db/db';
import { documentHash } from '../../core/security/document-hash';
import { hashPassword } from '../../core/security/password';
import { phoneHash } from '../../core/security/phone.service';
import { linkOf, type MessageArgs } from '../../message/message.view';
import { type Fixtures, plantLine } from './plant';

export interface MemberSeed {
  username: string;
  phone_number: string;
  area_code?: string;
  password?: string;
  password_hash?: string;
  location?: string;
  /** Verified under this name; if absent, not verified. */
  real_name?: string;
  document_number?: string;
  consultant_id?: string | null;
  at?: Date;
}

export async function plantMember({ db, cipher }: Fixtures, seed: MemberSeed): Promise<{ id: string }> {
  const id = ulid();
  const area_code = seed.area_code ?? '86';
  const at = seed.at ?? new Date();
  const seal = (column: string, value: string | undefined) =>
    value === undefined ? null : cipher.seal(`member:${id}:${column}`, value);
  const auth_status: AuthStatus = seed.real_name ? 'verified' : 'none';
  await db.insert('member', {
    id,
    area_code,
    country: countryOf(area_code)!,
    phone: seal('phone', seed.phone_number),
    phone_hash: phoneHash(cipher, { area_code, phone_number: seed.phone_number }),
    username: seed.username,
    location: seed.location ?? '浙江 杭州',
    password_hash: seed.password_hash ?? (await hashPassword(seed.password ?? ulid())),
    consultant_id: seed.consultant_id ?? null,
    consultant_since: seed.consultant_id ? at : null,
    auth_status,
    real_name: seal('real_name', seed.real_name),
    document_number: seal('document_number', seed.document_number),
    document_hash: seed.document_number ? documentHash(cipher, seed.document_number) : null,
    auth_phone: seed.real_name ? seal('phone', seed.phone_number) : null,
    verified_at: seed.real_name ? at : null,
    last_login_at: at,
    created_at: at,
  });
  await plantLine(
    { db, cipher },
    {
      subject: 'member',
      subject_id: id,
      action: 'register',
      actor_type: 'member',
      actor_id: id,
      created_at: at,
    },
  );
  if (seed.real_name)
    await plantLine(
      { db, cipher },
      {
        subject: 'member',
        subject_id: id,
        action: 'verify',
        from_state: 'none',
        to_state: auth_status,
        actor_type: 'member',
        actor_id: id,
        created_at: at,
      },
    );
  return { id };
}

export async function plantStaff(
  { db }: Fixtures,
  seed: {
    username: string;
    name: string;
    role: Role;
    password: string;
    password_hash?: string;
    exempt?: boolean;
  },
): Promise<{ id: string }> {
  const id = ulid();
  await db.insert('staff', {
    id,
    username: seed.username,
    name: seed.name,
    role: seed.role,
    password_hash: seed.password_hash ?? (await hashPassword(seed.password)),
    totp_exempt: seed.exempt ? 1 : 0,
  });
  return { id };
}

/** An overseas member's verification, pending. */
export async function plantVerification(
  { db, cipher }: Fixtures,
  seed: { member_id: string; real_name: string; document_number: string; images: string[]; submitted: Date },
): Promise<string> {
  const id = ulid();
  const seal = (column: string, value: string) => cipher.seal(`verification:${id}:${column}`, value);
  await db.insert('verification', {
    id,
    member_id: seed.member_id,
    state: 'pending',
    document_type: 'passport',
    real_name: seal('real_name', seed.real_name),
    document_number: seal('document_number', seed.document_number),
    document_images: JSON.stringify(seed.images),
    submitted_at: seed.submitted,
    due_at: addWorkingDays(seed.submitted, DUE_DAYS.verification),
    created_at: seed.submitted,
  });
  await db.update('member', { auth_status: 'pending' }, { id: seed.member_id });
  await plantLine(
    { db, cipher },
    {
      subject: 'verification',
      subject_id: id,
      action: 'submit',
      to_state: 'pending',
      actor_type: 'member',
      actor_id: seed.member_id,
      created_at: seed.submitted,
    },
  );
  return id;
}

/** A closure held by staff. */
export async function plantClosure(
  fixtures: Fixtures,
  seed: { member_id: string; reason: string; staff_id: string; at: Date },
): Promise<string> {
  const id = ulid();
  const { member_id, reason, staff_id, at } = seed;
  await fixtures.db.insert('closure', {
    id,
    member_id,
    open_member_id: member_id,
    state: 'on_hold',
    due_at: new Date(at.getTime() + CLOSURE.days * 86_400_000),
    reason_code: 'dispute',
    reason,
    version: 2,
    created_at: at,
  });
  const line = { subject: 'closure', subject_id: id, created_at: at };
  await plantLine(fixtures, {
    ...line,
    action: 'request',
    to_state: 'requested',
    actor_type: 'member',
    actor_id: member_id,
  });
  await plantLine(fixtures, {
    ...line,
    action: 'hold',
    from_state: 'requested',
    to_state: 'on_hold',
    actor_type: 'staff',
    actor_id: staff_id,
    reason: `dispute: ${reason}`,
  });
  return id;
}

export async function plantOperator(
  db: Db,
  ip_id: string,
  member_id: string,
  match_relation: number | null,
  at = new Date(),
): Promise<string> {
  const id = ulid();
  await db.insert('ip_operator', { id, ip_id, member_id, match_relation, created_at: at });
  return id;
}

export function plantMessage(
  db: Db,
  member_id: string,
  key: MessageKey,
  args: MessageArgs = {},
  at = new Date(),
  read = false,
  link = linkOf(key, args),
): Promise<void> {
  return db.insert('message', {
    id: ulid(at.getTime()),
    member_id,
    message_key: key,
    args: JSON.stringify(args),
    link,
    read_at: read ? at : null,
    created_at: at,
  });
}
