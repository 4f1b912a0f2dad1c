import type { StaffCaller } from '../http/context';

/** A consultant sees only members assigned to them; everybody else what their role reads. `column` is a member id. */
export const assignedOnly = (
  staff: StaffCaller,
  column: string,
): { sql: string; params: unknown[] } | undefined =>
  staff.role === 'consultant'
    ? { sql: `${column} IN (SELECT id FROM member WHERE consultant_id = ?)`, params: [staff.id] }
    : undefined;
