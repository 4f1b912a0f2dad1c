import type { Sql } from '../db/db';
import { notFound } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';

/** The fields of a staff member by which reads are restricted. */
type Reader = Pick<StaffCaller, 'id' | 'role'>;
interface Condition {
  sql: string;
  params: unknown[];
}

const ASSIGNED = 'SELECT id FROM member WHERE consultant_id = ?';
const isNarrowed = ({ role }: Reader): boolean => role === 'consultant';

// Reads the column itself instead of a subquery: a locking read must see the newest assignment, and subqueries read a
// snapshot.
const oneMember = (staff: Reader) =>
  `SELECT id FROM member WHERE id = ? AND (consultant_id = ? OR ${isNarrowed(staff) ? 'FALSE' : 'TRUE'})`;

/** Restricts consultants to the members assigned to them; other roles are not restricted. `column` is a member id. */
export const assignedOnly = (staff: Reader, column: string): Condition | undefined =>
  isNarrowed(staff) ? { sql: `${column} IN (${ASSIGNED})`, params: [staff.id] } : undefined;

/** The same for IPs (`alias` is their table): IPs of assigned members, and unowned IPs they claim. */
export const assignedIps = (staff: Reader, alias: string): Condition | undefined =>
  isNarrowed(staff)
    ? {
        sql: `(${alias}.owner_id IN (${ASSIGNED}) OR (${alias}.owner_id IS NULL AND ${alias}.id IN (SELECT ip_id FROM claim WHERE member_id IN (${ASSIGNED}))))`,
        params: [staff.id, staff.id],
      }
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
  const limit = assignedIps(staff, 'ip');
  if (!limit) return true;
  const filed = await sql.one(
    `SELECT f.id FROM file_use u JOIN filing f ON f.id = u.subject_id
      WHERE u.file_id = ? AND f.member_id IN (${ASSIGNED}) LIMIT 1`,
    [file.id, staff.id],
  );
  if (filed) return true;
  const found = await sql.one(
    `SELECT id FROM ip WHERE (image_id = ? OR id IN
      (SELECT s.ip_id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id WHERE p.file_id = ?)
      OR id IN (SELECT t.ip_id FROM round_file f JOIN thread_round r ON r.id = f.round_id JOIN thread t ON t.id = r.thread_id
        WHERE f.file_id = ?)) AND ${limit.sql} LIMIT 1`,
    [file.id, file.id, file.id, ...limit.params],
  );
  if (found) return true;
  const tender = await sql.one(
    'SELECT t.id FROM tender_file f JOIN tender t ON t.id = f.tender_id WHERE f.file_id = ? AND t.consultant_id = ? LIMIT 1',
    [file.id, staff.id],
  );
  return tender !== undefined;
}
