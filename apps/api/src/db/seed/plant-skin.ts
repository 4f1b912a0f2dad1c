import {
  addWorkingDays,
  DUE_DAYS,
  NO_MATERIAL,
  SKIN_ENTERED,
  SKIN_PENDING,
  SKIN_REJECTED,
  skinMachine,
  type SkinMaterial,
  type SkinState,
  ulid,
} from '@ipw/domain';
import { reasonLine } from '../../core/review/reason';
import { filesOf } from '../../skin';
import { ago, type Fixtures, plantLine } from './plant';

export interface SkinSeed {
  ip_id: string;
  /** Who made and submitted it. */
  member_id: string;
  state?: SkinState;
  material?: Partial<SkinMaterial>;
  created?: Date;
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason_code?: string;
  reason?: string;
  marks?: { field: string; image_id?: string; reason?: string }[];
  registration_id?: string;
  listed_on?: string;
  listing_link?: string;
}

/** Skin goods in a state, with files in use and history. */
export async function plantSkin(on: Fixtures, seed: SkinSeed): Promise<string> {
  const { ip_id, member_id, state = skinMachine.initial } = seed;
  const id = ulid();
  const submitted = seed.submitted ?? ago(0, 6);
  const created = seed.created ?? submitted;
  const isEntered = SKIN_ENTERED.includes(state);
  const isWaiting = state === skinMachine.actions.submit.to;
  const decided = isEntered && !isWaiting ? (seed.decided ?? ago(0, 3)) : null;
  const material = { ...NO_MATERIAL, ...seed.material };
  const data = JSON.stringify(material);
  await on.db.insert('skin', {
    id,
    ip_id,
    state,
    creation: seed.registration_id ? 'system' : 'manual',
    registration_id: seed.registration_id ?? null,
    goods_name: material.goods_name,
    data,
    submitted_by: isEntered ? member_id : null,
    submitted_at: isEntered ? submitted : null,
    due_at: isWaiting ? addWorkingDays(submitted, DUE_DAYS.skin) : null,
    decided_at: decided,
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    marks: seed.marks ? JSON.stringify(seed.marks) : null,
    rejected: state === SKIN_REJECTED ? data : null,
    letter_version: isEntered ? '1.0' : null,
    listed_on: seed.listed_on ?? null,
    listing_link: seed.listing_link ?? null,
    created_at: created,
    updated_at: decided ?? submitted,
  });
  const uses = Object.entries(filesOf(material)).flatMap(([field, files]) =>
    [files]
      .flat()
      .flatMap((file_id) =>
        file_id ? { subject_id: id, place: 'open', field, file_id, ip_id, open: 0 } : [],
      ),
  );
  if (uses.length) await on.db.insertAll('file_use', uses);
  const linked = uses.map(({ file_id }) => file_id);
  if (linked.length)
    await on.db.execute('UPDATE uploaded_file SET linked_at = NOW(3), image_status = ? WHERE id IN (?)', [
      state === SKIN_PENDING || state === LISTED ? 1 : 0,
      linked,
    ]);
  await plantHistory(on, id, { seed, state, created, submitted, decided });
  return id;
}

const LISTED = skinMachine.actions.list.to as SkinState;

async function plantHistory(
  on: Fixtures,
  id: string,
  { seed, ...at }: { seed: SkinSeed; state: SkinState; created: Date; submitted: Date; decided: Date | null },
): Promise<void> {
  const line = { subject: skinMachine.name, subject_id: id };
  const byHolder = { ...line, actor_type: 'member' as const, actor_id: seed.member_id };
  const byStaff = { ...line, actor_type: 'staff' as const, actor_id: seed.decided_by ?? null };
  const review = skinMachine.actions.submit.to as string;
  await plantLine(on, {
    ...byHolder,
    action: 'create',
    to_state: skinMachine.initial,
    created_at: at.created,
  });
  if (!SKIN_ENTERED.includes(at.state)) return;
  await plantLine(on, {
    ...byHolder,
    action: 'submit',
    from_state: skinMachine.initial,
    to_state: review,
    created_at: at.submitted,
  });
  if (!at.decided) return;
  const rejected = at.state === SKIN_REJECTED;
  await plantLine(on, {
    ...byStaff,
    action: rejected ? 'reject' : 'approve',
    from_state: review,
    to_state: rejected ? SKIN_REJECTED : SKIN_PENDING,
    reason: reasonLine(seed) || null,
    created_at: at.decided,
  });
  if (at.state === LISTED)
    await plantLine(on, {
      ...byStaff,
      action: 'list',
      from_state: SKIN_PENDING,
      to_state: LISTED,
      created_at: at.decided,
    });
}
