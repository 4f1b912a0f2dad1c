/** Accounts that are closed. */
import { type Caller, PASSWORD } from './fixtures';
import { until } from './outbox';
import { ask } from './proven';
import { api, rows } from './server';

/** Requests the closure. */
export async function requestClosure({ token }: Caller): Promise<void> {
  const answer = await ask(api().url, 'member/requestClosure', { password: PASSWORD, agree: 1 }, { token });
  expect(answer.code).toBe(0);
}

/** Makes a requested closure and its job due. */
export async function dueClosure({ id }: Caller): Promise<void> {
  await rows('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [id]);
  await rows("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
}

/** Waits until the closure has a state. */
export const closureIs = ({ id }: Caller, state: string) =>
  until(async () => {
    const [row] = await rows<{ state: string }>('SELECT state FROM closure WHERE member_id = ?', [id]);
    return row?.state === state ? true : undefined;
  }, `a closure that is ${state}`);

/** Closes the account of a member without obstacles. */
export async function closeAccount(who: Caller): Promise<void> {
  await requestClosure(who);
  await dueClosure(who);
  await closureIs(who, 'closed');
}
