import {
  addWorkingDays,
  type ComplaintKind,
  complaintMachine,
  type ComplaintState,
  DUE_DAYS,
  ulid,
} from '@ipw/domain';
import { complaintContext } from '../../complaint/complaint.view';
import { ago, type Fixtures, plantLine } from './plant';

const HOUR_MS = 3_600_000;

export interface ComplaintSeed {
  ip_id: string;
  kind?: ComplaintKind;
  state?: ComplaintState;
  statement?: string;
  complainant?: string;
  proof_images?: string[];
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason?: string;
  answer?: string;
}

/** A complaint of infringement, with the history that leads to its state. */
export async function plantComplaint(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  seed: ComplaintSeed,
): Promise<string> {
  const id = ulid();
  const { initial, name: subject, actions } = complaintMachine;
  const { state = initial, submitted = ago(1) } = seed;
  const decided = state === initial ? null : (seed.decided ?? ago(0, 3));
  const seal = (column: Parameters<typeof complaintContext>[1], text: string) =>
    cipher.seal(complaintContext(id, column), text);
  await db.insert('complaint', {
    id,
    form_hash: id.padStart(64, '0'),
    ip_id: seed.ip_id,
    kind: seed.kind ?? 'copyright',
    statement: seal('statement', seed.statement ?? '第二张图片与我登记的作品相同。'),
    complainant: seal(
      'complainant',
      JSON.stringify({ complainant: seed.complainant ?? '周末', email: 'zhoumo@example.com' }),
    ),
    proof_images: JSON.stringify(seed.proof_images ?? []),
    language: 'zh-CN',
    answer: seed.answer === undefined ? null : seal('answer', seed.answer),
    answer_images: '[]',
    answered_at: seed.answer === undefined ? null : new Date(submitted.getTime() + HOUR_MS),
    state,
    reason: seed.reason ?? null,
    due_at: decided ? null : addWorkingDays(submitted, DUE_DAYS.complaint),
    decided_at: decided,
    created_at: submitted,
    version: decided ? 2 : 1,
  });
  const line = { subject, subject_id: id };
  await plantLine(
    { db, cipher },
    {
      ...line,
      actor_type: 'system',
      actor_id: null,
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
