import { type Challenge, ERRORS, type FirstPassword, type StaffMe } from '@ipw/domain';
import { Refusal } from '../http/refusal';
import { callApi, callBy, send, type Route, type Given, type AnswerOf } from '../http/call-api';

/** A call of a page that may have no session; errors do not open the sign-in dialog. */
const callOnce = <P extends Route>(route: P, given?: Given<P>): Promise<AnswerOf<P>> =>
  callBy(send, route, given);

/** One proof of the second factor. */
export type Proof = { totp: string } | { recovery_code: string };
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

export const whoAmI = () => callOnce('GET auth/me');
/** The proof-of-work challenge in a refusal after many attempts. */
const challengeOf = (answer: StaffMe | Refusal): Challenge | undefined =>
  answer instanceof Refusal && answer.body.code === ERRORS.CAPTCHA.code
    ? (answer.body.data['challenge'] as Challenge)
    : undefined;

export async function signIn(
  input: { username: string; password: string } & Partial<Record<'totp' | 'recovery_code', string>>,
): Promise<StaffMe> {
  const enter = (captcha?: string) =>
    callOnce('POST auth/login', { body: { ...input, ...(captcha && { captcha }) } }).catch(
      (error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      },
    );
  let answer = await enter();
  if (challengeOf(answer)) {
    const { withProof } = await import('@ipw/ui/proof');
    answer = await withProof(answer, enter, challengeOf);
  }
  if (answer instanceof Refusal) throw answer;
  return answer;
}

export const confirmPresence = (proof: Proof | { password: string }) =>
  callOnce('POST auth/confirm', { body: proof });
export const setFirstPassword = (input: NewPassword) => callApi('POST auth/first-password', { body: input });
export const enrol = () => callApi('POST auth/totp/enrol');
export const confirmTotp = (totp: string) => callApi('POST auth/totp/confirm', { body: { totp } });

export const myAccount = () => callApi('GET account');
export const endSession = (id: string) => callApi('POST account/sessions/:id/end', { id });
export const endOtherSessions = () => callApi('POST account/sessions/end-others');
export const changePassword = (input: NewPassword & { old_password: string }) =>
  callApi('POST account/password', { body: input });
export const renewRecoveryCodes = (totp: string) =>
  callApi('POST account/recovery-codes', { body: { totp } });
export const giveUpSecondFactor = () => callApi('POST account/give-up-second-factor');

/** The first password in an answer with an account. */
export const firstPasswordOf = (answer: object): string | undefined =>
  (answer as Partial<FirstPassword>).first_password;
