import { assignedIps } from '../core/auth/assignment';
import type { StaffCaller } from '../core/http/context';

/** Restricts consultants to records `t` of IPs assigned to them. */
export function ipsOf(staff: StaffCaller) {
  const limit = assignedIps(staff, 'i');
  return limit && { sql: `t.ip_id IN (SELECT i.id FROM ip i WHERE ${limit.sql})`, params: limit.params };
}
