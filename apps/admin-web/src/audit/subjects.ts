import type { ResourceName } from '../access';

/** What the audit log names, and the resource that shows it. */
export const SUBJECTS: Readonly<Record<string, ResourceName | null>> = {
  claim: 'claims',
  verification: 'verifications',
  ip: 'ips',
  operator: 'operators',
  member: 'members',
  staff: 'staff',
  job: null,
  export: null,
  follow_up: null,
};

export const ACTORS = ['member', 'staff', 'system'] as const;

/** Actions the log can be searched for. */
export const ACTIONS = [
  'create',
  'submit',
  'withdraw',
  'assign',
  'release',
  'approve',
  'reject',
  'update',
  'remove',
  'register',
  'verify',
  'end_sessions',
  'enrol_totp',
  'sign_in',
  'set_password',
  'change_password',
  'new_password',
  'use_recovery_code',
  'recovery_codes',
  'give_up_totp',
  'reset_second_factor',
  'disable',
  'enable',
  'retry',
  'export',
  'assign_consultant',
  'reveal',
  'note_add',
  'note_edit',
  'note_remove',
  'update_contact',
  'finish',
  'reopen',
] as const;
