import {
  HOLDER_STATES,
  LINK_IS_ON,
  mayRole,
  REFUSED,
  REGISTRATION_PASSED,
  type Role,
  TENDER_SHOWN,
} from '@ipw/domain';
import { mayLookAt } from '../auth/assignment';
import { ASKABLE } from './askable';
import type { Sql } from '../db/db';
import type { UploadedFileEntity } from './uploaded-file.entity';

type File = Pick<UploadedFileEntity, 'id' | 'owner_id'>;

/** Viewers who are no account. */
export type Guest = 'link' | 'visitor' | 'buyer' | 'holder' | 'party';

/** The viewer in an address: first letter of the kind, and the id. */
export const viewerName = ({ kind, id }: { kind: string; id: string }): string => kind[0]! + id;

/** Whether a viewer is a member or staff, not a `Guest`. */
export const hasAccount = (viewer: string): boolean => /^[ms]/.test(viewer);

/** Whether the viewer an address was signed for may still open its file. */
export async function mayOpen(sql: Sql, viewer: string, file: File): Promise<boolean> {
  const id = viewer.slice(1);
  if (viewer.startsWith('m'))
    return (
      id === file.owner_id ||
      (await operates(sql, id, file.id)) ||
      (await filed(sql, id, file.id)) ||
      explains(sql, id, file.id)
    );
  if (viewer.startsWith('l')) return cameByLink(sql, id, file.id);
  if (viewer.startsWith('v')) return id === file.owner_id;
  if (viewer.startsWith('b')) return sentIt(sql, id, file.id);
  if (viewer.startsWith('h')) return answersIt(sql, id, file.id);
  if (viewer.startsWith('p')) return takesPart(sql, id, file.id);
  const staff = await sql.one<{ id: string; role: Role }>(
    'SELECT id, role FROM staff WHERE id = ? AND disabled_at IS NULL',
    [id],
  );
  return (
    !!staff &&
    !(await isSealedTo(sql, staff, file)) &&
    (mayRole(staff.role, 'filing:review') || !(await provesHolder(sql, file))) &&
    mayLookAt(sql, staff, file)
  );
}

/** Papers of a filing's right holder, and nothing else: they show the number that staff who check no filings see masked. */
async function provesHolder(sql: Sql, { id }: File): Promise<boolean> {
  const found = await sql.one(
    `SELECT f.id FROM file_use u JOIN filing f ON f.id = u.subject_id WHERE u.file_id = ? AND u.field = 'documents'
      AND NOT EXISTS (SELECT 1 FROM file_use o WHERE o.file_id = u.file_id AND o.field <> 'documents') LIMIT 1`,
    [id],
  );
  return found !== undefined;
}

/** Files of an entry to a sealed tender open to its checker only until the end, also those of its draft. */
async function isSealedTo(sql: Sql, { id }: { id: string }, file: File): Promise<boolean> {
  const found = await sql.one(
    `SELECT r.id FROM file_use u JOIN tender_registration r ON r.id = u.subject_id JOIN tender t ON t.id = r.tender_id
      WHERE u.file_id = ? AND u.field IN ('attachments', 'case_images') AND t.sealed = 1 AND t.closes_at > NOW(3)
        AND (r.assignee_id IS NULL OR r.assignee_id <> ?) LIMIT 1`,
    [file.id, id],
  );
  return found !== undefined;
}

/** Operators of an IP may open files of its live and proposed content, also those that others uploaded. */
async function operates(sql: Sql, memberId: string, fileId: string): Promise<boolean> {
  const found = await sql.one(
    `SELECT o.id FROM ip_operator o WHERE o.member_id = ? AND o.match_relation IS NOT NULL AND o.ip_id IN
      (SELECT ip.id FROM ip WHERE ip.image_id = ? UNION SELECT u.ip_id FROM file_use u WHERE u.file_id = ?) LIMIT 1`,
    [memberId, fileId, fileId],
  );
  return found !== undefined;
}

/** Pictures, papers, certificate and invoice of a filing open to the member who filed. */
async function filed(sql: Sql, memberId: string, fileId: string): Promise<boolean> {
  const found = await sql.one(
    'SELECT f.id FROM file_use u JOIN filing f ON f.id IN (u.subject_id, u.ip_id) WHERE u.file_id = ? AND f.member_id = ? LIMIT 1',
    [fileId, memberId],
  );
  return found !== undefined;
}

/** Files of a published tender are for everybody who works on an IP. */
async function explains(sql: Sql, memberId: string, fileId: string): Promise<boolean> {
  const found = await sql.one(
    `SELECT f.file_id FROM tender_file f JOIN tender t ON t.id = f.tender_id
      JOIN ip_operator o ON o.member_id = ? AND o.match_relation IS NOT NULL
      WHERE f.file_id = ? AND t.state IN (?) LIMIT 1`,
    [memberId, fileId, TENDER_SHOWN],
  );
  return found !== undefined;
}

/** While the private link is valid and the picture belongs to an approved, listed private series. */
async function cameByLink(sql: Sql, link: string, fileId: string): Promise<boolean> {
  const [ipId = '', number = ''] = link.split('.');
  const found = await sql.one(
    `SELECT l.id FROM shop_link l JOIN series s ON s.ip_id = l.ip_id
      WHERE l.ip_id = ? AND l.number = ? AND l.state = ? AND (l.expires_at IS NULL OR l.expires_at > NOW(3))
        AND s.visibility = 'private' AND s.shelf = 'listed' AND s.published_at IS NOT NULL AND s.deleted_at IS NULL
        AND (s.cover = ? OR JSON_CONTAINS(s.images, JSON_QUOTE(?))) LIMIT 1`,
    [ipId, Number(number), LINK_IS_ON, fileId, fileId],
  );
  return found !== undefined;
}

/** While the link of the sheet's buyer is the current one: id of the sheet, number of the link. */
async function sentIt(sql: Sql, buyer: string, fileId: string): Promise<boolean> {
  const [sheetId = '', number = ''] = buyer.split('.');
  const found = await sql.one(
    `SELECT s.id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id
      WHERE p.sheet_id = ? AND p.file_id = ? AND s.link_number = ? LIMIT 1`,
    [sheetId, fileId, Number(number)],
  );
  return found !== undefined;
}

/**
 * While the member operates the IP of the sheet, and it was neither refused nor is closed by the business password. The
 * supplement was agreed to when the address was made.
 */
async function answersIt(sql: Sql, holder: string, fileId: string): Promise<boolean> {
  const [memberId = '', sheetId = ''] = holder.split('.');
  const found = await sql.one(
    `SELECT s.id FROM sheet_picture p JOIN sheet s ON s.id = p.sheet_id
      JOIN ip_operator o ON o.ip_id = s.ip_id AND o.member_id = ? AND o.match_relation IS NOT NULL
      WHERE p.sheet_id = ? AND p.file_id = ? AND s.state IN (?) AND (s.source = 'platform' OR EXISTS
        (SELECT 1 FROM business_check c JOIN member_session m ON m.id = c.session_id AND m.member_id = o.member_id
          JOIN business_password b ON b.ip_id = c.ip_id AND b.version = c.version
          WHERE c.operator_id = o.id AND c.operator_version = o.version AND c.checked_until > NOW(3))) LIMIT 1`,
    [memberId, sheetId, fileId, HOLDER_STATES.filter((state) => state !== REFUSED)],
  );
  return found !== undefined;
}

/** While the link of the brand is the current one: id of the cooperation, or of the project it scores; number of the link. */
async function takesPart(sql: Sql, party: string, fileId: string): Promise<boolean> {
  const [cooperationId = '', number = ''] = party.split('.');
  const found = await sql.one(
    `SELECT c.id FROM round_file f JOIN thread_round r ON r.id = f.round_id JOIN thread t ON t.id = r.thread_id
      JOIN cooperation c ON c.id = t.cooperation_id WHERE f.file_id = ? AND c.id = ? AND c.link_number = ?
    UNION SELECT c.id FROM image_request_item i JOIN image_request q ON q.id = i.image_request_id
      JOIN cooperation c ON c.id = q.cooperation_id WHERE i.file_id = ? AND c.id = ? AND c.link_number = ?
    UNION SELECT s.id FROM series s JOIN cooperation c ON c.id = ? AND c.link_number = ?
      WHERE ${ASKABLE} AND JSON_CONTAINS(s.images, JSON_QUOTE(?))
    UNION SELECT b.id FROM tender_brand b JOIN tender_registration r ON r.tender_id = b.id AND r.state = ?
      JOIN file_use u ON u.subject_id = r.id AND u.place = 'live'
      WHERE u.file_id = ? AND b.id = ? AND b.link_number = ? LIMIT 1`,
    [
      ...[fileId, cooperationId, Number(number)],
      ...[fileId, cooperationId, Number(number)],
      ...[cooperationId, Number(number), fileId],
      ...[REGISTRATION_PASSED, fileId, cooperationId, Number(number)],
    ],
  );
  return found !== undefined;
}
