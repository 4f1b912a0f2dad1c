import { HANDOVER, handoverMachine, INVITATION } from '@ipw/domain';
import { DEMO_IPS, DEMO_MEMBERS } from './demo';
import { ago, type Fixtures, plantHandover, plantInvitation, plantMessage } from './fixtures';
import { plantLine } from './plant';

/**
 * The demo's holder has invited somebody to their first IP, is invited to another's and is offered a third; a fourth, which
 * both owners confirmed, waits for staff.
 */
export async function plantTeams(fixtures: Fixtures, members: string[], ips: string[]): Promise<void> {
  const of = (member: number, ip: number) => ({ ip_id: ips[ip]!, member_id: members[member]! });
  const named = (ip: number) => ({ ip_name: DEMO_IPS[ip]!.name, ip_id: ips[ip]! });
  const holder = DEMO_MEMBERS[0].phone_number;
  const { db } = fixtures;

  await plantInvitation(fixtures, { ...of(0, 0), phone_number: DEMO_MEMBERS[1].phone_number, sent: ago(2) });
  await plantInvitation(fixtures, {
    ...of(0, 0),
    phone_number: DEMO_MEMBERS[6].phone_number,
    state: 'declined',
    sent: ago(5),
  });
  await plantInvitation(fixtures, { ...of(7, 8), phone_number: holder, sent: ago(1, 5) });
  await plantMessage(
    db,
    members[0]!,
    'invitation_received',
    { ...named(8), days: INVITATION.days },
    ago(1, 5),
  );

  await begin(fixtures, { ...of(3, 3), phone_number: holder, begun: ago(0, 6) });
  await plantMessage(db, members[0]!, 'handover_offered', { ...named(3), days: HANDOVER.days }, ago(0, 6));
  await begin(fixtures, {
    ...of(2, 2),
    phone_number: DEMO_MEMBERS[5].phone_number,
    to_id: members[5]!,
    state: 'accepted',
    begun: ago(2),
  });
}

/** A hand-over with the history that leads to its state. */
async function begin(
  fixtures: Fixtures,
  seed: Parameters<typeof plantHandover>[1] & { begun: Date },
): Promise<void> {
  const { initial, name: subject } = handoverMachine;
  const { member_id, begun, to_id, state } = seed;
  const subject_id = await plantHandover(fixtures, seed);
  const line = { subject, subject_id, actor_type: 'member' } as const;
  await plantLine(fixtures, {
    ...line,
    ...{ actor_id: member_id, action: 'create', to_state: initial, created_at: begun },
  });
  if (to_id && state)
    await plantLine(fixtures, {
      ...line,
      ...{ actor_id: to_id, action: 'accept', from_state: initial, to_state: state, created_at: ago(1) },
    });
}
