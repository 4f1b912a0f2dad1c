import { consoleCall, recordCalls, versionInput } from '../core/console-endpoint';
import { updPasswordInput } from '../member/member.schema';
import {
  firstPasswordInput,
  type FirstPassword,
  type RecoveryCodes,
  type StaffAccount,
  staffConfirmInput,
  staffCreateInput,
  staffLoginInput,
  type StaffMe,
  type StaffRow,
  staffUpdateInput,
  totpConfirmInput,
  type TotpEnrolment,
} from './staff.schema';

const access = 'staff:write';

export const staffAdminApi = {
  ...recordCalls<StaffRow>()('staff', 'staff:read', {
    subject: 'staff',
    filters: ['q', 'role', 'state'],
    sorts: ['id', 'created_at', 'name', 'username'],
  }),
  create: consoleCall<StaffRow & FirstPassword>()('POST staff', {
    access,
    input: staffCreateInput,
    creates: true,
    fresh: true,
    summary: 'Make an account; its first password is answered this once',
  }),
  update: consoleCall<StaffRow>()('PUT staff/:id', {
    access,
    input: staffUpdateInput,
    fresh: true,
    summary: 'Change name and role',
  }),
  newPassword: consoleCall<StaffRow & FirstPassword>()('POST staff/:id/new-password', {
    access,
    input: versionInput,
    fresh: true,
    summary: 'A new first password, answered this once',
  }),
  act: consoleCall<StaffRow>()('POST staff/:id/:action', {
    access,
    inputs: {
      disable: versionInput,
      enable: versionInput,
      'reset-second-factor': versionInput,
      'end-sessions': versionInput,
    },
    fresh: true,
    summary: 'Act on an account',
  }),
};

const SIGNED_IN = 'signed-in';

/** Calls of a staff member's own account. */
export const accountAdminApi = {
  account: consoleCall<StaffAccount>()('GET account', {
    access: SIGNED_IN,
    summary: 'My sessions and second factor',
  }),
  endSession: consoleCall<object>()('POST account/sessions/:id/end', {
    access: SIGNED_IN,
    summary: 'End one of my sessions',
  }),
  endOthers: consoleCall<{ ended: number }>()('POST account/sessions/end-others', {
    access: SIGNED_IN,
    summary: 'End all my sessions but this one',
  }),
  password: consoleCall<object>()('POST account/password', {
    access: SIGNED_IN,
    input: updPasswordInput,
    summary: 'Change my password',
  }),
  recoveryCodes: consoleCall<RecoveryCodes>()('POST account/recovery-codes', {
    access: SIGNED_IN,
    input: totpConfirmInput,
    summary: 'New recovery codes, answered this once',
  }),
  giveUpSecondFactor: consoleCall<object>()('POST account/give-up-second-factor', {
    access: SIGNED_IN,
    fresh: true,
    summary: 'Give up the second factor before another device is enrolled',
  }),
};

const ENROLLING = 'enrolling';

/** Signing in and out. */
export const authAdminApi = {
  login: consoleCall<StaffMe>()('POST auth/login', {
    access: 'open',
    input: staffLoginInput,
    summary: 'Sign in; may ask for a proof of work',
  }),
  me: consoleCall<StaffMe>()('GET auth/me', { access: ENROLLING, summary: 'Who is signed in' }),
  logout: consoleCall<object>()('POST auth/logout', { access: ENROLLING, summary: 'Sign out' }),
  firstPassword: consoleCall<StaffMe>()('POST auth/first-password', {
    access: ENROLLING,
    input: firstPasswordInput,
    summary: 'Put a password of one’s own in the place of the first',
  }),
  confirm: consoleCall<object>()('POST auth/confirm', {
    access: SIGNED_IN,
    input: staffConfirmInput,
    summary: 'Prove once more who sits there',
  }),
  enrolTotp: consoleCall<TotpEnrolment>()('POST auth/totp/enrol', {
    access: ENROLLING,
    summary: 'Begin to enrol a second factor',
  }),
  confirmTotp: consoleCall<StaffMe & RecoveryCodes>()('POST auth/totp/confirm', {
    access: ENROLLING,
    input: totpConfirmInput,
    summary: 'Enrol the second factor; the recovery codes are answered this once',
  }),
};
