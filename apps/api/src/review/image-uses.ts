import type { ImageUse } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { StaffCaller } from '../core/http/context';
import { ofAssignedIps, submittedEdit } from './content-plan';

type Row = Omit<ImageUse, 'is_live'> & { file_id: string; is_live: number | string };

/** The submitted edit of the series that uses a picture. */
export const EDIT_OF_USE = submittedEdit('r', "'series'", 'u.subject_id');

/** Series that use pictures, as far as the reader may see them; drafts are left out. */
export async function usesOf(
  sql: Sql,
  staff: StaffCaller,
  ids: readonly string[],
): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>();
  if (ids.length === 0) return uses;
  const mine = ofAssignedIps(staff, 'u.ip_id');
  const rows = await sql.rows<Row>(
    `SELECT u.file_id, u.subject_id AS series_id, u.ip_id, ip.ip_name, MAX(u.place = 'live') AS is_live,
        MAX(IF(u.place = 'open', r.id, NULL)) AS review_id, COALESCE(NULLIF(s.series_name, ''), MAX(r.title), '') AS title
      FROM file_use u JOIN series s ON s.id = u.subject_id JOIN ip ON ip.id = u.ip_id LEFT JOIN revision r ON ${EDIT_OF_USE}
      WHERE u.file_id IN (?) AND u.field = 'images' AND (u.place <> 'open' OR r.id IS NOT NULL) ${mine ? `AND ${mine.sql}` : ''}
      GROUP BY u.file_id, u.subject_id, u.ip_id, ip.ip_name, s.series_name ORDER BY u.subject_id DESC`,
    [ids, ...(mine?.params ?? [])],
  );
  for (const { file_id, is_live, ...use } of rows)
    uses.set(file_id, [...(uses.get(file_id) ?? []), { ...use, is_live: Number(is_live) === 1 }]);
  return uses;
}
