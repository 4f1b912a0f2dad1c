import type { ResourceName } from '../access';

/** What the audit log names, and the resource that shows it. */
export const SUBJECTS: Readonly<Record<string, ResourceName | null>> = {
  claim: 'claims',
  verification: 'verifications',
  ip: 'ips',
  operator: 'operators',
  member: 'members',
  follow_up: null,
  staff: null,
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
  'assign_consultant',
  'reveal',
  'note_add',
  'note_edit',
  'note_remove',
  'update_contact',
  'finish',
  'reopen',
] as const;
