import { addWorkingDays, DUE_DAYS, objectionMachine, type ObjectionState, ulid } from '@ipw/domain';
import { ago, type Fixtures, plantLine } from './plant';

interface ObjectionSeed {
  tender_id: string;
  registration_id: string;
  ip_id: string;
  /** Who objected. */
  member_id: string;
  statement: string;
  proof_images?: string[];
  contested_at?: Date;
  objected?: Date;
  /** How, by whom and with which answer it was decided. */
  decided?: { action: 'uphold' | 'dismiss'; by: string; at: Date; reason: string };
}

/** An objection to a published result, with its history. */
export async function plantObjection(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  { decided, objected = ago(0, 2), contested_at = ago(1), proof_images = [], ...seed }: ObjectionSeed,
): Promise<string> {
  const { member_id, statement, ...row } = seed;
  const id = ulid(objected.getTime());
  const { actions, initial, name } = objectionMachine;
  const state = decided ? (actions[decided.action].to as ObjectionState) : initial;
  await on.db.insert('tender_objection', {
    ...{ id, ...row, objected_by: member_id, contested_at, state, created_at: objected },
    statement: on.cipher.seal(`tender_objection:${id}:statement`, statement),
    proof_images: JSON.stringify(proof_images),
    reason: decided?.reason ?? null,
    decided_at: decided?.at ?? null,
    due_at: decided ? null : addWorkingDays(objected, DUE_DAYS.tender_objection),
  });
  const line = { subject: name, subject_id: id };
  await plantLine(on, {
    ...{ ...line, actor_type: 'member', actor_id: member_id, action: 'create' },
    ...{ to_state: initial, created_at: objected },
  });
  if (decided)
    await plantLine(on, {
      ...{ ...line, actor_type: 'staff', actor_id: decided.by, action: decided.action },
      ...{ from_state: initial, to_state: state, reason: decided.reason, created_at: decided.at },
    });
  return id;
}
