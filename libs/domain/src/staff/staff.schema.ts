import * as z from 'zod/mini';
import type { Role, Scope } from '../core/scope';
import { rule } from '../core/wire';

const word = (max: number) =>
  z.string().check(
    rule('required', (value) => value.length > 0),
    rule('max_length', (value) => value.length <= max, { max }),
  );
export const totpCode = () => z.string().check(rule('totp', (value) => /^\d{6}$/.test(value)));

export const staffLoginInput = z.strictObject({
  username: word(64),
  password: word(200),
  totp: z.optional(totpCode()),
  /** The solution of the challenge an earlier answer (40004) carried. */
  captcha: z.optional(z.string()),
});
export const totpConfirmInput = z.strictObject({ totp: totpCode() });

/** What the console knows of the person in front of it. */
export interface StaffMe {
  id: string;
  username: string;
  name: string;
  role: Role;
  scopes: Scope[];
  csrf_token: string;
  /** True until a second factor is enrolled: nothing but enrolment is open. */
  must_enrol: boolean;
  totp_enabled: boolean;
}

export interface TotpEnrolment {
  secret: string;
  otpauth_url: string;
}
