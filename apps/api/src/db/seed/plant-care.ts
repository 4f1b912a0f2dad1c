import { followUpMachine, type FollowUpState, ulid } from '@ipw/domain';
import type { Fixtures } from './plant';

interface CareSeed {
  member_id: string;
  author_id: string;
  at?: Date;
}

export async function plantNote(
  { db, cipher }: Fixtures,
  { text, at, ...who }: CareSeed & { text: string },
): Promise<string> {
  const id = ulid();
  await db.insert('member_note', {
    id,
    ...who,
    text: cipher.seal(`member_note:${id}:text`, text),
    created_at: at ?? new Date(),
  });
  return id;
}

export async function plantFollowUp(
  { db, cipher }: Fixtures,
  {
    about,
    at,
    state = followUpMachine.initial as FollowUpState,
    ...rest
  }: CareSeed & { due_on: string; about: string; state?: FollowUpState },
): Promise<string> {
  const id = ulid();
  await db.insert('follow_up', {
    id,
    ...rest,
    state,
    about: cipher.seal(`follow_up:${id}:about`, about),
    created_at: at ?? new Date(),
  });
  return id;
}
