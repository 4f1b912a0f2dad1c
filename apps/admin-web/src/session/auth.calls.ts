import {
  type Challenge,
  ERRORS,
  type FirstPassword,
  type RecoveryCodes,
  type StaffAccount,
  type StaffMe,
  type TotpEnrolment,
} from '@ipw/domain';
import { API, get, post, send } from '../http/http';
import { Refusal } from '../http/refusal';
import { endNoteDrafts } from '../member/note-draft';
import { session } from './session';

const sendJson = async <T>(path: string, body?: object): Promise<T> =>
  (await send(`${API}/${path}`, body && { method: 'POST', body: JSON.stringify(body) })).json as T;

/** One proof of the second factor. */
export type Proof = { totp: string } | { recovery_code: string };
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

export const whoAmI = () => sendJson<StaffMe>('auth/me');
/** The puzzle a refusal puts before whoever tries often. */
const challengeOf = (answer: StaffMe | Refusal): Challenge | undefined =>
  answer instanceof Refusal && answer.body.code === ERRORS.CAPTCHA.code
    ? (answer.body.data['challenge'] as Challenge)
    : undefined;

export async function signIn(
  input: { username: string; password: string } & Partial<Record<'totp' | 'recovery_code', string>>,
): Promise<StaffMe> {
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

export const confirmPresence = (proof: Proof | { password: string }) => sendJson('auth/confirm', proof);
export const setFirstPassword = (input: NewPassword) => post<StaffMe>('auth/first-password', input);
export const enrol = () => post<TotpEnrolment>('auth/totp/enrol');
export const confirmTotp = (totp: string) => post<StaffMe & RecoveryCodes>('auth/totp/confirm', { totp });

export const myAccount = () => get<StaffAccount>('account');
export const endSession = (id: string) => post(`account/sessions/${id}/end`);
export const endOtherSessions = () => post<{ ended: number }>('account/sessions/end-others');
export const changePassword = (input: NewPassword & { old_password: string }) =>
  post('account/password', input);
export const renewRecoveryCodes = (totp: string) => post<RecoveryCodes>('account/recovery-codes', { totp });
export const giveUpSecondFactor = () => post('account/give-up-second-factor');

/** A first password as the server answers it beside an account. */
export const firstPasswordOf = (answer: object): string | undefined =>
  (answer as Partial<FirstPassword>).first_password;

/** Ends the session here even when the server cannot be told. */
export const signOut = () =>
  sendJson('auth/logout', {}).finally(() => {
    const me = session.me();
    if (me) endNoteDrafts(me.id);
    session.leave();
  });
