import { barMachine, ulid } from '@ipw/domain';
import { ago, type Fixtures, plantLine } from './plant';

interface BarSeed {
  registration_id: string;
  ip_id: string;
  member_id: string;
  until: Date;
  barred?: Date;
  /** The administrator who disqualified the entry. */
  by?: string;
  lifted?: { at: Date; reason: string };
}

/** A bar from tenders, with its history. */
export async function plantBar(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  { barred = ago(0, 2), by, lifted, ...bar }: BarSeed,
): Promise<string> {
  const id = ulid(barred.getTime());
  const { initial, actions, name } = barMachine;
  await on.db.insert('tender_bar', {
    ...{ id, ...bar, created_at: barred },
    ...(lifted && { state: actions.lift.to as string, lift_reason: lifted.reason }),
  });
  const line = { subject: name, subject_id: id, actor_type: 'staff', actor_id: by ?? null } as const;
  await plantLine(on, { ...line, action: 'create', to_state: initial, created_at: barred });
  if (lifted)
    await plantLine(on, {
      ...{ ...line, action: 'lift', from_state: initial, to_state: actions.lift.to as string },
      ...{ reason: lifted.reason, created_at: lifted.at },
    });
  return id;
}
