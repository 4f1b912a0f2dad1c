import { addWorkingDays, disputeMachine, type DisputeState, DUE_DAYS, ulid } from '@ipw/domain';
import { ago, type Fixtures, plantLine } from './plant';

export interface DisputeSeed {
  ip_id: string;
  claim_id: string;
  /** The objector. */
  member_id: string;
  owner_id: string;
  state?: DisputeState;
  statement?: string;
  proof_images?: string[];
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason?: string;
  new_claim_id?: string;
  /** The owner's answer. */
  answer?: string;
}

/** An objection to a claim, with the history that leads to its state. */
export async function plantDispute({ db, cipher }: Fixtures, seed: DisputeSeed): Promise<string> {
  const id = ulid();
  const { initial, name: subject, actions } = disputeMachine;
  const state = seed.state ?? initial;
  const submitted = seed.submitted ?? ago(1);
  const decided = state === initial ? null : (seed.decided ?? ago(0, 3));
  await db.insert('dispute', {
    id,
    ip_id: seed.ip_id,
    claim_id: seed.claim_id,
    member_id: seed.member_id,
    open_member_id: decided ? null : seed.member_id,
    owner_id: seed.owner_id,
    statement: cipher.seal(`dispute:${id}:statement`, seed.statement ?? '这是我创作并登记的作品。'),
    proof_images: JSON.stringify(seed.proof_images ?? []),
    state,
    reason: seed.reason ?? null,
    new_claim_id: seed.new_claim_id ?? null,
    due_at: decided ? null : addWorkingDays(submitted, DUE_DAYS.dispute),
    decided_at: decided,
    created_at: submitted,
    version: decided ? 2 : 1,
  });
  if (seed.answer !== undefined)
    await db.insert('claim_answer', {
      claim_id: seed.claim_id,
      answer: cipher.seal(`claim_answer:${seed.claim_id}:answer`, seed.answer),
      answer_images: '[]',
      answered_by: seed.owner_id,
      answered_at: ago(0, 6),
    });
  const line = { subject, subject_id: id };
  await plantLine(
    { db, cipher },
    {
      ...line,
      actor_type: 'member',
      actor_id: seed.member_id,
      action: 'create',
      to_state: initial,
      created_at: submitted,
    },
  );
  if (decided)
    await plantLine(
      { db, cipher },
      {
        ...line,
        actor_type: 'staff',
        actor_id: seed.decided_by ?? null,
        action: state === actions.uphold.to ? 'uphold' : 'dismiss',
        from_state: initial,
        to_state: state,
        reason: seed.reason ?? null,
        created_at: decided,
      },
    );
  return id;
}
