import { createHash } from 'node:crypto';
import {
  addWorkingDays,
  type AuthStatus,
  type ClaimKind,
  type ClaimState,
  countryOf,
  DUE_DAYS,
  type MessageKey,
  type Role,
  ulid,
  type Usage,
  UPLOADS,
} from '@ipw/domain';
import sharp from 'sharp';
import type { Db, Row } from '../../core/db/db';
import type { Storage } from '../../core/providers/storage';
import type { FieldCipher } from '../../core/security/field-cipher';
import { hashPassword } from '../../core/security/password';

/** What seeds and tests plant into: a database, its keys and a storage. Rows are written as the product writes them. */
export interface Ground {
  db: Db;
  cipher: FieldCipher;
  storage: Storage;
}

/** An instant some days (and hours) ago. */
export const ago = (days: number, hours = 0): Date =>
  new Date(Date.now() - days * 86_400_000 - hours * 3_600_000);

export interface MemberSeed {
  username: string;
  phone_number: string;
  area_code?: string;
  password?: string;
  password_hash?: string;
  location?: string;
  /** Verified under this name; without, not verified. */
  real_name?: string;
  document_number?: string;
  consultant_id?: string | null;
  at?: Date;
}

export async function plantMember({ db, cipher }: Ground, seed: MemberSeed): Promise<{ id: string }> {
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
    phone_hash: cipher.blind('phone', `${area_code} ${seed.phone_number}`),
    username: seed.username,
    location: seed.location ?? '浙江 杭州',
    password_hash: seed.password_hash ?? (await hashPassword(seed.password ?? ulid())),
    consultant_id: seed.consultant_id ?? null,
    auth_status,
    real_name: seal('real_name', seed.real_name),
    document_number: seal('document_number', seed.document_number),
    document_hash: seed.document_number ? cipher.blind('document', seed.document_number) : null,
    auth_phone: seed.real_name ? seal('phone', seed.phone_number) : null,
    verified_at: seed.real_name ? at : null,
    last_login_at: at,
    created_at: at,
  });
  await plantLine(db, {
    subject: 'member',
    subject_id: id,
    action: 'register',
    actor_type: 'member',
    actor_id: id,
    created_at: at,
  });
  if (seed.real_name)
    await plantLine(db, {
      subject: 'member',
      subject_id: id,
      action: 'verify',
      from_state: 'none',
      to_state: auth_status,
      actor_type: 'member',
      actor_id: id,
      created_at: at,
    });
  return { id };
}

export async function plantStaff(
  { db }: Ground,
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

/** Stores a picture (any format sharp reads) with its thumbnails, as an upload would. */
export async function plantPicture(
  { db, storage }: Ground,
  owner: string,
  usage: Usage,
  picture: Buffer,
  name: string,
  reviewed = true,
  at = new Date(),
): Promise<string> {
  const id = ulid();
  const whole = await sharp(picture).png({ palette: false }).toBuffer({ resolveWithObject: true });
  const key = (variant: string) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
  await storage.put(key('whole'), whole.data);
  for (const width of [300, 150, 100])
    await storage.put(
      key(`t${String(width)}`),
      await sharp(whole.data).resize({ width }).webp({ quality: 82 }).toBuffer(),
    );
  await db.insert('uploaded_file', {
    id,
    owner_id: owner,
    usage_name: usage,
    mime: 'image/png',
    file_name: name,
    file_size: whole.data.length,
    width: whole.info.width,
    height: whole.info.height,
    sha256: createHash('sha256').update(whole.data).digest('hex'),
    image_status: reviewed ? 1 : 0,
    open: 'open' in UPLOADS[usage] && UPLOADS[usage].open ? 1 : 0,
    linked_at: at,
    created_at: at,
  });
  return id;
}

export interface IpSeed {
  ip_name: string;
  kind?: 'normal' | 'artist';
  image_id?: string | null;
  intro?: string;
  core_audience?: string;
  auth_field_id?: number;
  birth_time?: string;
  ip_origin?: number;
  ip_types?: number[];
  kernels?: number[];
  official_site?: string;
  created_by?: string;
  listed?: boolean;
  at?: Date;
}

export async function plantIp({ db }: Ground, seed: IpSeed): Promise<string> {
  const id = ulid();
  await db.insert('ip', {
    id,
    kind: seed.kind ?? 'normal',
    ip_name: seed.ip_name,
    image_id: seed.image_id ?? null,
    intro: seed.intro ?? '',
    core_audience: seed.core_audience ?? '',
    auth_field_id: seed.auth_field_id ?? 31,
    birth_time: seed.birth_time ?? '2020-05-01',
    birth_area: 'CN',
    ip_origin: seed.ip_origin ?? 1,
    ip_types: JSON.stringify(seed.ip_types ?? [1]),
    kernels: JSON.stringify(seed.kernels ?? [1]),
    official_site: seed.official_site ?? null,
    created_by: seed.created_by ?? null,
    listed: seed.listed === false ? 0 : 1,
    created_at: seed.at ?? new Date(),
  });
  await plantLine(db, {
    subject: 'ip',
    subject_id: id,
    action: seed.created_by ? 'add' : 'create',
    actor_type: seed.created_by ? 'member' : 'system',
    actor_id: seed.created_by ?? null,
    created_at: seed.at ?? new Date(),
  });
  return id;
}

export interface ClaimSeed {
  ip_id: string;
  member_id: string;
  kind?: ClaimKind;
  state: ClaimState;
  proof_images?: string[];
  entity_documents?: string[];
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  assignee_id?: string;
  reason_code?: string;
  reason?: string;
}

/** A claim with the history that leads to its state; a claimed one gives its IP and access. */
export async function plantClaim({ db }: Ground, seed: ClaimSeed): Promise<string> {
  const id = ulid();
  const open = seed.state === 'submitted';
  const decided = ['claimed', 'offline_claimed', 'failed'].includes(seed.state);
  const submitted = seed.state === 'new' ? null : (seed.submitted ?? ago(2));
  const decidedAt = decided ? (seed.decided ?? ago(1)) : null;
  const created = new Date((submitted ?? new Date()).getTime() - 3_600_000);
  await db.insert('claim', {
    id,
    kind: seed.kind ?? 'normal',
    state: seed.state,
    ip_id: seed.ip_id,
    member_id: seed.member_id,
    proof_images: JSON.stringify(seed.proof_images ?? []),
    entity_documents: JSON.stringify(seed.entity_documents ?? []),
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    assignee_id: seed.assignee_id ?? null,
    assigned_at: seed.assignee_id ? ago(0, 3) : null,
    submitted_at: submitted,
    due_at: open ? addWorkingDays(submitted!, DUE_DAYS.claim) : null,
    decided_at: decidedAt,
    created_at: created,
    version: 1 + (submitted ? 1 : 0) + (decided ? 1 : 0),
  });
  const line = { subject: 'claim', subject_id: id };
  const member = { actor_type: 'member', actor_id: seed.member_id };
  await plantLine(db, { ...line, ...member, action: 'create', to_state: 'new', created_at: created });
  if (submitted)
    await plantLine(db, {
      ...line,
      ...member,
      action: 'submit',
      from_state: 'new',
      to_state: 'submitted',
      created_at: submitted,
    });
  if (decidedAt) {
    const action = seed.state === 'failed' ? 'reject' : 'approve';
    const reason = [seed.reason_code, seed.reason].filter(Boolean).join(': ') || null;
    await plantLine(db, {
      ...line,
      actor_type: 'staff',
      actor_id: seed.decided_by ?? null,
      action,
      from_state: 'submitted',
      to_state: seed.state,
      reason,
      created_at: decidedAt,
    });
    if (action === 'approve') await grant(db, seed, decidedAt);
  }
  return id;
}

async function grant(db: Db, { ip_id, member_id }: ClaimSeed, at: Date): Promise<void> {
  await db.update('ip', { owner_id: member_id, claimed_at: at, listed: 1 }, { id: ip_id });
  await plantOperator(db, ip_id, member_id, 1, at);
  await db.update('member', { use_ip_id: ip_id }, { id: member_id, use_ip_id: null });
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
  args: Row = {},
  at = new Date(),
  read = false,
  link: string | null = null,
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

const plantLine = (db: Db, line: Row): Promise<void> => db.insert('audit_line', line);
