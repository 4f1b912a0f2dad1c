import type { StaffMe, TotpEnrolment } from '@ipw/domain';
import { API, post, send } from '../http/http';
import { session } from './session';

const sendJson = async <T>(path: string, body?: object): Promise<T> =>
  (await send(`${API}/${path}`, body && { method: 'POST', body: JSON.stringify(body) })).json as T;

export const whoAmI = () => sendJson<StaffMe>('auth/me');
export const signIn = (input: { username: string; password: string; totp?: string }) =>
  sendJson<StaffMe>('auth/login', input);
export const enrol = () => post<TotpEnrolment>('auth/totp/enrol');
export const confirmTotp = (totp: string) => post<StaffMe>('auth/totp/confirm', { totp });

/** Ends the session here even when the server cannot be told. */
export const signOut = () => sendJson('auth/logout', {}).finally(session.leave);
