import type { ResourceName } from '../access';

/** What the audit log names, and the resource that shows it. */
export const SUBJECTS: Readonly<Record<string, ResourceName | null>> = {
  claim: 'claims',
  verification: 'verifications',
  ip: 'ips',
  operator: 'operators',
  member: 'members',
  broadcast: 'messages',
  banner: 'banners',
  reference: 'references',
  agreement: null,
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
  'publish',
  'send',
  'cancel',
  'update',
  'remove',
  'merge',
  'register',
  'verify',
  'end_sessions',
  'enrol_totp',
] as const;
