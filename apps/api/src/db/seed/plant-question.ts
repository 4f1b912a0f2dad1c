import { addWorkingDays, DUE_DAYS, questionMachine, type QuestionState, ulid } from '@ipw/domain';
import { ago, type Fixtures, plantLine } from './plant';

export interface QuestionSeed {
  tender_id: string;
  ip_id: string;
  /** Who asked. */
  member_id: string;
  question: string;
  asked?: Date;
  state?: QuestionState;
  /** By whom, and what everybody or who asked reads. */
  answered?: { by: string; at: Date; answer: string; wording?: string };
}

/** A question about a tender, with its history. */
export async function plantQuestion(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  seed: QuestionSeed,
): Promise<string> {
  const { tender_id, ip_id, member_id, question, asked = ago(0, 3), answered } = seed;
  const { state = questionMachine.initial } = seed;
  const id = ulid(asked.getTime());
  await on.db.insert('tender_question', {
    id,
    tender_id,
    ip_id,
    asked_by: member_id,
    state,
    question,
    wording: answered?.wording ?? null,
    answer: answered?.answer ?? null,
    answered_by: answered?.by ?? null,
    decided_at: answered?.at ?? null,
    due_at: answered ? null : addWorkingDays(asked, DUE_DAYS.tender_question),
    created_at: asked,
  });
  const line = { subject: questionMachine.name, subject_id: id };
  await plantLine(on, {
    ...{ ...line, actor_type: 'member', actor_id: member_id, action: 'create' },
    ...{ to_state: questionMachine.initial, created_at: asked },
  });
  if (answered)
    await plantLine(on, {
      ...{
        ...line,
        actor_type: 'staff',
        actor_id: answered.by,
        action: answered.wording ? 'publish' : 'answer',
      },
      ...{ from_state: questionMachine.initial, to_state: state, created_at: answered.at },
    });
  return id;
}
