import type { Sql } from '../db/db';
import type { Condition } from '../db/list-query';
import { notFound } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';

/** The fields of a staff member by which reads are restricted. */
export type StaffReader = Pick<StaffCaller, 'id' | 'role'>;

const ASSIGNED = 'SELECT id FROM member WHERE consultant_id = ?';
/** Whether reads are restricted. */
export const isNarrowed = ({ role }: StaffReader): boolean => role === 'consultant';

// Reads the column itself instead of a subquery: a locking read must see the newest assignment, and subqueries read a
// snapshot.
const oneMember = (staff: StaffReader) =>
  `SELECT id FROM member WHERE id = ? AND (consultant_id = ? OR ${isNarrowed(staff) ? 'FALSE' : 'TRUE'})`;

/** Restricts consultants to the members assigned to them; other roles are not restricted. `column` is a member id. */
export const assignedOnly = (staff: StaffReader, column: string): Condition | undefined =>
  isNarrowed(staff) ? { sql: `${column} IN (${ASSIGNED})`, params: [staff.id] } : undefined;

/** IPs of assigned members, and unowned IPs they claim; takes the consultant's id twice. As `OR`, it would be tested on each IP. */
const ASSIGNED_IPS = `(SELECT i.id FROM member m JOIN ip i ON i.owner_id = m.id WHERE m.consultant_id = ?
  UNION SELECT i.id FROM member m JOIN claim c ON c.member_id = m.id JOIN ip i ON i.id = c.ip_id AND i.owner_id IS NULL
    WHERE m.consultant_id = ?) assigned`;

/** The same for IPs; `column` is an IP id. */
export const assignedIps = (staff: StaffReader, column: string): Condition | undefined =>
  isNarrowed(staff)
    ? { sql: `${column} IN (SELECT assigned.id FROM ${ASSIGNED_IPS})`, params: [staff.id, staff.id] }
    : undefined;

/**
 * The IP id of a member's claim or link, or null when the staff member may not open the IP (it belongs to a member not
 * assigned to them).
 */
export const ipInReach = (
  staff: StaffReader,
  row: { ip_id: string; owner_id: string | null; member_id: string },
): string | null =>
  isNarrowed(staff) && row.owner_id !== null && row.owner_id !== row.member_id ? null : row.ip_id;

/**
 * Locks a member's row for the transaction, so that the member cannot be reassigned meanwhile. NOT_FOUND when the member
 * does not exist or is not assigned to this consultant.
 */
export async function holdMember(sql: Sql, staff: StaffReader, memberId: string): Promise<void> {
  const found = await sql.one(`${oneMember(staff)} LOCK IN SHARE MODE`, [memberId, staff.id]);
  if (!found) throw notFound();
}

/** Whether a member is assigned to this consultant; true of every member for other staff. */
export const isAssigned = async (sql: Sql, staff: StaffReader, memberId: string): Promise<boolean> =>
  (await sql.one(oneMember(staff), [memberId, staff.id])) !== undefined;

/** Whether one of the IPs is in the consultant's care. */
export async function isAnyIpAssigned(
  sql: Sql,
  staff: StaffReader,
  ips: readonly string[],
): Promise<boolean> {
  if (ips.length === 0) return false;
  const found = await sql.one(`SELECT assigned.id FROM ${ASSIGNED_IPS} WHERE assigned.id IN (?) LIMIT 1`, [
    staff.id,
    staff.id,
    ips,
  ]);
  return found !== undefined;
}
