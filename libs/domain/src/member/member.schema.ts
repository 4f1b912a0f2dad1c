import * as z from 'zod/mini';
import {
  AREA_CODES,
  COUNTRIES,
  isPhoneNumber,
  MAINLAND,
  plausiblePhone,
  type Country,
} from '../core/area-codes';
import { shownTexts } from '../articles/legal.schema';
import { TEXT, UPLOADS } from '../core/limits';
import { YZM } from '../core/terms';
import { agree, choice, files, id, int, line, rule, text } from '../core/wire';
import type { ClosureState } from './closure.machine';
import type { DeviceInfo } from './device';
import { documentKey, isDocumentNumber } from './document-number';
import { marksOn } from '../review/mark';
import {
  DOCUMENT_TYPES,
  type UNVERIFIED,
  VERIFICATION_MARKABLE,
  VERIFICATION_REASONS,
  type VerificationState,
} from './verification.machine';

export const SCENES = ['register', 'login', 'reset', 'auth', 'cooperate', 'collect', 'change_phone'] as const;
export type Scene = (typeof SCENES)[number];
/** Scenes of codes for signed-in members: a confirmation, and a new e-mail address. */
export type OwnScene = 'confirm' | 'email';

export const LOGIN_TYPES = ['password', 'yzm'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

export const areaCode = () =>
  z.string().check(rule('area_code', (value) => AREA_CODES.some(([, code]) => code === value)));
export const phoneNumber = () => z.string().check(rule('phone', isPhoneNumber));
export const yzm = () =>
  z
    .string()
    .check(
      rule('yzm', (value) => new RegExp(`^\\d{${String(YZM.digits)}}$`).test(value), { digits: YZM.digits }),
    );

/** 8 to 64 code points, any characters; the server refuses common passwords. */
export const newPassword = () =>
  z.string().check(
    rule('text', (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value)),
    rule('min_length', (value) => [...value].length >= 8, { min: 8 }),
    rule('max_length', (value) => [...value].length <= 64, { max: 64 }),
  );
/** A password set earlier: only the server can check it. */
export const currentPassword = () =>
  z.string().check(
    rule('required', (value) => value.length > 0),
    rule('max_length', (value) => value.length <= 200, { max: 200 }),
  );

export const phoneFields = { area_code: areaCode(), phone_number: phoneNumber() };
/** The named country must have this area code: some codes belong to two countries. */
export const countryFits = z.refine<{ area_code: string; country?: Country | undefined }>(
  ({ area_code, country }) =>
    !country || AREA_CODES.some(([one, code]) => one === country && code === area_code),
  { error: 'choice', path: ['country'], params: { rule: 'choice' } },
);
export const phoneFits = z.refine<{ area_code: string; phone_number: string }>(
  (value) => plausiblePhone(value.area_code, value.phone_number),
  {
    error: 'phone',
    path: ['phone_number'],
    params: { rule: 'phone' },
  },
);
export const samePassword = z.refine<{ new_password: string; confirm_password: string }>(
  (value) => value.new_password === value.confirm_password,
  {
    error: 'password_mismatch',
    path: ['confirm_password'],
    params: { rule: 'password_mismatch' },
  },
);

export const phoneInput = z.strictObject(phoneFields).check(phoneFits);
export const sendYzmInput = z.strictObject({ ...phoneFields, scene: choice(SCENES) }).check(phoneFits);
export const loginInput = z
  .strictObject({
    ...phoneFields,
    login_type: choice(LOGIN_TYPES),
    password: z.optional(currentPassword()),
    yzm: z.optional(yzm()),
  })
  .check(
    phoneFits,
    z.refine((value) => value.login_type !== 'password' || !!value.password, {
      error: 'required',
      path: ['password'],
      params: { rule: 'required' },
    }),
    z.refine((value) => value.login_type !== 'yzm' || !!value.yzm, {
      error: 'required',
      path: ['yzm'],
      params: { rule: 'required' },
    }),
  );
export const registerInput = z
  .strictObject({
    ...phoneFields,
    country: z.optional(choice(COUNTRIES as [Country, ...Country[]])),
    yzm: yzm(),
    password: newPassword(),
    confirm_password: z.string(),
    username: line(TEXT.username, 1),
    location: line(TEXT.location, 1),
    consultant_id: z.optional(id()),
    agree: agree(),
    texts: shownTexts(),
  })
  .check(
    phoneFits,
    countryFits,
    z.refine((value) => value.password === value.confirm_password, {
      error: 'password_mismatch',
      path: ['confirm_password'],
      params: { rule: 'password_mismatch' },
    }),
  );
export const updPasswordInput = z
  .strictObject({
    old_password: currentPassword(),
    new_password: newPassword(),
    confirm_password: z.string(),
  })
  .check(samePassword);
export const resetPasswordInput = z
  .strictObject({ ...phoneFields, yzm: yzm(), new_password: newPassword(), confirm_password: z.string() })
  .check(phoneFits, samePassword);

const realName = () => line(TEXT.username, 2);

/**
 * Real-name verification of a mainland member: name, resident identity number, phone and a code sent to it. Without a phone,
 * the member's own, whose code has the scene `confirm`; its code may be left out while the session's proof of it is recent
 * (`PHONE_PROOF_MS`).
 */
export const mainlandAuthInput = z.strictObject({
  document_type: z._default(z.literal('resident_id'), 'resident_id'),
  real_name: realName(),
  document_number: z.string().check(
    z.overwrite((value: string) => value.trim().toUpperCase()),
    rule('document_number', isDocumentNumber),
  ),
  phone_number: z.optional(z.string().check(rule('phone', (value) => plausiblePhone(MAINLAND, value)))),
  yzm: z.optional(yzm()),
});

/** Documents of an overseas member for verification by staff. */
export const overseasAuthInput = z.strictObject({
  document_type: choice(DOCUMENT_TYPES),
  real_name: realName(),
  document_number: z.string().check(
    z.overwrite((value: string) => value.trim().toUpperCase()),
    rule('document_number', (value) => /^[A-Z0-9()-]{4,30}$/.test(value) && documentKey(value).length >= 4),
  ),
  document_images: files(1, UPLOADS.identity.count),
});

/** Input of the console's rejection of an identity. */
export const verificationRejectInput = z
  .strictObject({
    version: int(1),
    reason_code: choice(VERIFICATION_REASONS),
    reason: z._default(text(TEXT.reason, 0), ''),
    marks: marksOn(VERIFICATION_MARKABLE),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );

export const authInput = z.discriminatedUnion('document_type', [mainlandAuthInput, overseasAuthInput]);

export type AuthStatus = typeof UNVERIFIED | VerificationState;

export interface MemberUser {
  member_id: string;
  member_name: string;
  /** Province and city, or country, as named when it was chosen. */
  location: string;
  phone_number: string;
  area_code: string;
  /** Which of the countries with this area code. */
  country: Country;
  is_auth: 0 | 1;
  auth_status: AuthStatus;
  /** Why staff rejected the identity. */
  auth_reason: {
    reason_code: string;
    reason: string;
    /** Marked fields, and the picture of a marked one. */
    marks: { field: string; picture: string | null }[];
  } | null;
  /** 1 when all messages are read. */
  message_read: 0 | 1;
  use_ip_id: string | null;
  /** Number of open invitations to work on an IP. */
  invitations: number;
  /** Until when verification by the own phone needs no code; null when it needs one. */
  phone_proven_until: string | null;
  auth_phone_number: string | null;
  auth_username: string | null;
  /** The open request to close the account, for the banner. */
  closure: { state: ClosureState; due_at: string } | null;
}

export interface OperatedIp {
  ip_id: string;
  ip_name: string;
  ip_image: string | null;
  kind: 'normal' | 'artist';
  /** 0 linked in the default kind, 1 owner, 2 operator, 3 agent; null while staff have not assigned access. */
  match_relation: number | null;
}

export interface MemberInfo {
  user: MemberUser;
  /**
   * Relation to the current IP; empty while access is not assigned. The default kind (0) reads 1, because menus test the
   * entry for truth.
   */
  relation: { match_relation?: number };
  ips: OperatedIp[];
}

export interface SignedIn extends MemberInfo {
  token: string;
  expires_at: string;
}

/** A session of the member. */
export interface SessionRow extends DeviceInfo {
  session_id: string;
  /** Whether it is the session of this request. */
  current: boolean;
  created_at: string;
  /** Accurate to about ten minutes. */
  last_seen_at: string;
  expires_at: string;
}

/** A sign-in or a failed attempt. */
export interface SignInRow extends DeviceInfo {
  at: string;
  login_type: LoginType;
  success: 0 | 1;
}
