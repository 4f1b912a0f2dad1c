import { type Challenge, ERRORS, type StaffMe, type TotpEnrolment } from '@ipw/domain';
import { API, post, send } from '../http/http';
import { Refusal } from '../http/refusal';
import { session } from './session';

const sendJson = async <T>(path: string, body?: object): Promise<T> =>
  (await send(`${API}/${path}`, body && { method: 'POST', body: JSON.stringify(body) })).json as T;

export const whoAmI = () => sendJson<StaffMe>('auth/me');

/** The puzzle a refusal puts before whoever tries often. */
const challengeOf = (answer: StaffMe | Refusal): Challenge | undefined =>
  answer instanceof Refusal && answer.body.code === ERRORS.CAPTCHA.code
    ? (answer.body.data['challenge'] as Challenge)
    : undefined;

export async function signIn(input: { username: string; password: string; totp?: string }): Promise<StaffMe> {
  const enter = (captcha?: string) =>
    sendJson<StaffMe>('auth/login', { ...input, ...(captcha && { captcha }) }).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
  let answer = await enter();
  if (challengeOf(answer)) {
    const { withProof } = await import('@ipw/ui/proof');
    answer = await withProof(answer, enter, challengeOf);
  }
  if (answer instanceof Refusal) throw answer;
  return answer;
}
export const enrol = () => post<TotpEnrolment>('auth/totp/enrol');
export const confirmTotp = (totp: string) => post<StaffMe>('auth/totp/confirm', { totp });

/** Ends the session here even when the server cannot be told. */
export const signOut = () => sendJson('auth/logout', {}).finally(session.leave);
