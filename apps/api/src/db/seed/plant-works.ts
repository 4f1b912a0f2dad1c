import { addWorkingDays, type ClaimKind, type ClaimState, DUE_DAYS, ulid } from '@ipw/domain';
import type { Db } from '../../core/db/db';
import { reasonLine } from '../../core/review/reason';
import { plantOperator } from './plant-people';
import { ago, type Fixtures, plantLine } from './plant';

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

export async function plantIp({ db, cipher }: Fixtures, seed: IpSeed): Promise<string> {
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
  await plantLine(
    { db, cipher },
    {
      subject: 'ip',
      subject_id: id,
      action: seed.created_by ? 'add' : 'create',
      actor_type: seed.created_by ? 'member' : 'system',
      actor_id: seed.created_by ?? null,
      created_at: seed.at ?? new Date(),
    },
  );
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
  /** Details of an artist or offline claim beyond its proof. */
  details?: object;
}

/** A claim with the history that leads to its state; an approved one makes the member owner and operator of the IP. */
export async function plantClaim({ db, cipher }: Fixtures, seed: ClaimSeed): Promise<string> {
  const id = ulid();
  const open = seed.state === 'submitted';
  const decided = ['claimed', 'offline_claimed', 'failed', 'revoked'].includes(seed.state);
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
    details: seed.details ? JSON.stringify(seed.details) : null,
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
  await plantLine(
    { db, cipher },
    { ...line, ...member, action: 'create', to_state: 'new', created_at: created },
  );
  if (submitted)
    await plantLine(
      { db, cipher },
      {
        ...line,
        ...member,
        action: 'submit',
        from_state: 'new',
        to_state: 'submitted',
        created_at: submitted,
      },
    );
  if (decidedAt) {
    const action =
      ({ failed: 'reject', revoked: 'revoke' } as Record<string, string>)[seed.state] ?? 'approve';
    const reason = reasonLine(seed) || null;
    await plantLine(
      { db, cipher },
      {
        ...line,
        actor_type: 'staff',
        actor_id: seed.decided_by ?? null,
        action,
        from_state: action === 'revoke' ? 'claimed' : 'submitted',
        to_state: seed.state,
        reason,
        created_at: decidedAt,
      },
    );
    if (action === 'approve') await grant(db, seed, decidedAt);
  }
  return id;
}

async function grant(db: Db, { ip_id, member_id }: ClaimSeed, at: Date): Promise<void> {
  await db.update('ip', { owner_id: member_id, claimed_at: at, listed: 1 }, { id: ip_id });
  await plantOperator(db, ip_id, member_id, 1, at);
  await db.update('member', { use_ip_id: ip_id }, { id: member_id, use_ip_id: null });
}
