import type { ResourceName } from '../access';

/** What the audit log names, and the resource that shows it. */
export const SUBJECTS: Readonly<Record<string, ResourceName | null>> = {
  claim: 'claims',
  ip: 'ips',
  operator: 'operators',
  member: 'members',
  staff: null,
};
