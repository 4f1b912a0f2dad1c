import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, orNothing } from '../core/wire';
import { currentPassword, newPassword, yzm } from '../member/member.schema';

/** How long a checked password stays valid in a session. */
export const BUSINESS_CHECK_MS = 2 * 3_600_000;

const ofIp = { ip_id: id() };

/** The new password, twice, with the present one; the owner may use a one-time code to their phone instead. */
export const businessPasswordInput = z
  .strictObject({
    ...ofIp,
    private_business_password: newPassword(),
    confirm_password: z.string(),
    yzm: orNothing(yzm()),
  })
  .check(
    z.refine((value) => value.private_business_password === value.confirm_password, {
      error: 'password_mismatch',
      path: ['confirm_password'],
      params: { rule: 'password_mismatch' },
    }),
  );

export const businessCheckInput = z.strictObject({
  ...ofIp,
  private_business_password: currentPassword(),
});

export interface BusinessPassword {
  is_set: 0 | 1;
  /** Until when the password counts as checked in this session; null when it does not. */
  checked_until: string | null;
  /** Whether this member may set a new one without the present one: the owner, by a code to their phone. */
  may_reset: boolean;
}

/** The password of an IP that protects its private-domain orders. The paths are spelled as in the specification. */
export const businessPasswordApi = {
  isSet: call<BusinessPassword>()({
    path: 'ip/isSetPrivateBussinessPassword',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'Whether the business password of an IP is set, and checked in this session',
  }),
  set: call<{ checked_until: string }>()({
    path: 'ip/setPrivateBussinessPassword',
    access: 'ip',
    post: true,
    input: businessPasswordInput,
    summary:
      'Set the business password; once there is one: after it was checked in this session, or by the owner with a code (member/sendOwnYzm)',
  }),
  check: call<{ checked_until: string }>()({
    path: 'ip/checkPrivateBussinessPassword',
    access: 'ip',
    post: true,
    input: businessCheckInput,
    summary: 'Check the business password for this session',
  }),
  leave: call<null>()({
    path: 'ip/leavePrivateBussiness',
    access: 'ip',
    post: true,
    input: z.strictObject(ofIp),
    summary: 'End the check of the business password in this session',
  }),
};
