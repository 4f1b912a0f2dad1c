import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import { ROLES, type Role, type Scope } from '../core/scope';
import { choice, int, line, rule } from '../core/wire';
import { contactFields } from '../member/consultant';
import { newPassword, samePassword } from '../member/member.schema';

const word = (max: number) =>
  z.string().check(
    rule('required', (value) => value.length > 0),
    rule('max_length', (value) => value.length <= max, { max }),
  );
export const totpCode = () => z.string().check(rule('totp', (value) => /^\d{6}$/.test(value)));

/** Recovery codes of an account; each replaces the second factor in one sign-in. */
export const RECOVERY_CODES = 10;
/** A recovery code as stored: ten letters and digits; spaces, dashes and case of the typed code are ignored. */
export const recoveryCode = () =>
  z.string().check(
    z.overwrite((value: string) => value.replace(/[\s-]/g, '').toUpperCase()),
    rule('recovery_code', (value) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(value)),
  );

/** One proof of the second factor: the device's code, or a recovery code. */
const secondFactor = { totp: z.optional(totpCode()), recovery_code: z.optional(recoveryCode()) };

const userName = (value: string) => value.trim().toLowerCase();

export const staffLoginInput = z.strictObject({
  username: word(64).check(z.overwrite(userName)),
  password: word(200),
  ...secondFactor,
  /** Solution of the challenge in an earlier answer (40004). */
  captcha: z.optional(z.string()),
});
export const totpConfirmInput = z.strictObject({ totp: totpCode() });
/** Confirms the identity again: by the second factor, or by the password when none is enrolled. */
export const staffConfirmInput = z.strictObject({ ...secondFactor, password: z.optional(word(200)) });
export const firstPasswordInput = z
  .strictObject({ new_password: newPassword(), confirm_password: z.string() })
  .check(samePassword);

const STAFF_USERNAME = /^[a-z0-9][a-z0-9._-]{2,31}$/;
const staffName = () => line(TEXT.username);
export const staffCreateInput = z.strictObject({
  username: z.string().check(
    z.overwrite(userName),
    rule('required', (value) => value.length > 0),
    rule('username', (value) => STAFF_USERNAME.test(value)),
  ),
  name: staffName(),
  role: choice(ROLES),
  ...contactFields,
});
/** A contact without both fields stays as it is. */
export const staffUpdateInput = z.strictObject({
  version: int(1),
  name: staffName(),
  role: choice(ROLES),
  ...contactFields,
});

/** What the console knows of the signed-in staff member. */
export interface StaffMe {
  id: string;
  username: string;
  name: string;
  role: Role;
  scopes: Scope[];
  csrf_token: string;
  /** True while the password is the first one, which an administrator has seen: only setting a new one is allowed. */
  must_set_password: boolean;
  /** True until a second factor is enrolled: only enrolment is allowed. */
  must_enrol: boolean;
  totp_enabled: boolean;
  /** Days off beside weekends, `YYYY-MM-DD`. */
  holidays: readonly string[];
  /** After a sign-in with a recovery code: how many are left. */
  recovery_codes_left?: number;
}

export interface TotpEnrolment {
  secret: string;
  otpauth_url: string;
}

/** Recovery codes in clear; shown only once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

export type StaffState = 'invited' | 'active' | 'disabled';
export const STAFF_ACTIONS = [
  'disable',
  'enable',
  'new-password',
  'reset-second-factor',
  'end-sessions',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

export interface StaffRow {
  id: string;
  username: string;
  name: string;
  role: Role;
  state: StaffState;
  version: number;
  actions: ('update' | StaffAction)[];
  totp_enabled: 0 | 1;
  recovery_codes_left: number;
  /** Number of open sessions. */
  sessions: number;
  created_at: string;
  last_seen_at: string | null;
  /** Expiry of the first password; null once the staff member has set their own. */
  first_password_until: string | null;
  /** By it a staff member who is a member, too, is recognised; null for staff who may not change accounts. */
  contact_phone: string | null;
  contact_email: string | null;
}

/** A first password in clear; shown only once. */
export interface FirstPassword {
  first_password: string;
}

export interface StaffSessionRow {
  session_id: string;
  current: boolean;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
}

export interface StaffAccount {
  sessions: StaffSessionRow[];
  totp_enabled: boolean;
  recovery_codes_left: number;
}
