import * as z from 'zod/mini';
import { isEmail, MOST_EMAIL, tidyEmail } from '../core/email-address';
import { call } from '../core/endpoint';
import { rule } from '../core/wire';
import { currentPassword, yzm } from './member.schema';

/** An e-mail address. */
export const emailAddress = () =>
  z.string().check(
    z.overwrite(tidyEmail),
    rule('required', (value) => value !== ''),
    rule('max_length', (value) => value.length <= MOST_EMAIL, { max: MOST_EMAIL }),
    rule('email', isEmail),
  );

/** Masks an address: shows the first character and the domain. */
export const maskEmail = (address: string): string => address.replace(/^(.)[^@]*/u, '$1***');

export const emailCodeInput = z.strictObject({ email: emailAddress(), password: currentPassword() });
export const emailConfirmInput = z.strictObject({ email: emailAddress(), yzm: yzm() });

export const emailApi = {
  /** Asks for the password, because all notifications go to the new address. */
  sendCode: call<{ countdown: number }>()({
    path: 'member/sendEmailCode',
    access: 'member',
    post: true,
    input: emailCodeInput,
    summary: 'Send a one-time code to an e-mail address',
  }),
  confirm: call<{ email: string }>()({
    path: 'member/confirmEmail',
    access: 'member',
    post: true,
    input: emailConfirmInput,
    summary: 'Make an address mine with the code sent to it',
  }),
  remove: call<null>()({
    path: 'member/removeEmail',
    access: 'member',
    post: true,
    input: z.strictObject({ password: currentPassword() }),
    summary: 'Remove my e-mail address',
  }),
  /** Sends a code to the member's own phone for a confirmation; the server knows the number. */
  sendOwnYzm: call<{ countdown: number }>()({
    path: 'member/sendOwnYzm',
    access: 'member',
    post: true,
    input: z.strictObject({}),
    summary: 'Send a one-time code to my own phone',
  }),
};
