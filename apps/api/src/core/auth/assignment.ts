import type { Sql } from '../db/db';
import type { Condition } from '../db/list-query';
import { notFound } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';

/** The fields of a staff member by which reads are restricted. */
type Reader = Pick<StaffCaller, 'id' | 'role'>;

const ASSIGNED = 'SELECT id FROM member WHERE consultant_id = ?';
const isNarrowed = ({ role }: Reader): boolean => role === 'consultant';

// Reads the column itself instead of a subquery: a locking read must see the newest assignment, and subqueries read a
// snapshot.
const oneMember = (staff: Reader) =>
  `SELECT id FROM member WHERE id = ? AND (consultant_id = ? OR ${isNarrowed(staff) ? 'FALSE' : 'TRUE'})`;

/** Restricts consultants to the members assigned to them; other roles are not restricted. `column` is a member id. */
export const assignedOnly = (staff: Reader, column: string): Condition | undefined =>
  isNarrowed(staff) ? { sql: `${column} IN (${ASSIGNED})`, params: [staff.id] } : undefined;

/** IPs of assigned members, and unowned IPs they claim; takes the consultant's id twice. As `OR`, it would be tested on each IP. */
const ASSIGNED_IPS = `(SELECT i.id FROM member m JOIN ip i ON i.owner_id = m.id WHERE m.consultant_id = ?
  UNION SELECT i.id FROM member m JOIN claim c ON c.member_id = m.id JOIN ip i ON i.id = c.ip_id AND i.owner_id IS NULL
    WHERE m.consultant_id = ?) assigned`;

/** The same for IPs; `column` is an IP id. */
export const assignedIps = (staff: Reader, column: string): Condition | undefined =>
  isNarrowed(staff)
    ? { sql: `${column} IN (SELECT assigned.id FROM ${ASSIGNED_IPS})`, params: [staff.id, staff.id] }
    : undefined;

/**
 * The IP id of a member's claim or link, or null when the staff member may not open the IP (it belongs to a member not
 * assigned to them).
 */
export const ipInReach = (
  staff: Reader,
  row: { ip_id: string; owner_id: string | null; member_id: string },
): string | null =>
  isNarrowed(staff) && row.owner_id !== null && row.owner_id !== row.member_id ? null : row.ip_id;

/**
 * Locks a member's row for the transaction, so that the member cannot be reassigned meanwhile. NOT_FOUND when the member
 * does not exist or is not assigned to this consultant.
 */
export async function holdMember(sql: Sql, staff: Reader, memberId: string): Promise<void> {
  const found = await sql.one(`${oneMember(staff)} LOCK IN SHARE MODE`, [memberId, staff.id]);
  if (!found) throw notFound();
}

/**
 * Whether a staff member may open a file: consultants only files of assigned members and of their filings, pictures of their
 * IPs, of sheets and drafts to them, and files of their tenders.
 */
export async function mayLookAt(
  sql: Sql,
  staff: Reader,
  file: { id: string; owner_id: string },
): Promise<boolean> {
  if (await sql.one(oneMember(staff), [file.owner_id, staff.id])) return true;
  if (!isNarrowed(staff)) return true;
  const filed = await sql.one(
    `SELECT f.id FROM file_use u JOIN filing f ON f.id = u.subject_id
      WHERE u.file_id = ? AND f.member_id IN (${ASSIGNED}) LIMIT 1`,
    [file.id, staff.id],
  );
  if (filed) return true;
  if (await ofAssignedIp(sql, staff, file.id)) return true;
  const tender = await sql.one(
    'SELECT t.id FROM tender_file f JOIN tender t ON t.id = f.tender_id WHERE f.file_id = ? AND t.consultant_id = ? LIMIT 1',
    [file.id, staff.id],
  );
  return tender !== undefined;
}

/** Whether a file is a picture of an IP in the consultant's care, of a sheet to it or of a draft for it. */
async function ofAssignedIp(sql: Sql, staff: Reader, fileId: string): Promise<boolean> {
  const ips = await sql.rows<{ id: string }>(
    `SELECT id FROM ip WHERE image_id = ? UNION SELECT s.ip_id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id WHERE p.file_id = ?
      UNION SELECT t.ip_id FROM round_file f JOIN thread_round r ON r.id = f.round_id JOIN thread t ON t.id = r.thread_id WHERE f.file_id = ?`,
    [fileId, fileId, fileId],
  );
  if (ips.length === 0) return false;
  const found = await sql.one(`SELECT assigned.id FROM ${ASSIGNED_IPS} WHERE assigned.id IN (?) LIMIT 1`, [
    staff.id,
    staff.id,
    ips.map(({ id }) => id),
  ]);
  return found !== undefined;
}
