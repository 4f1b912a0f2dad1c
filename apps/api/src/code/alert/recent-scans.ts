import { ALERT_RULES, type AlertKind } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { type AlertKey, scansOf } from './alert-scans';
import type { WindowScan } from './alert-window';

/** Of one code, or of all codes nobody made, so many scans are looked back on at most. */
const MOST_READ = 20_000;
/** Where scans of codes nobody made lie, in the order of their numbers. */
const UNKNOWN = 'batch_number IS NULL AND serial IS NULL';

const before = (kind: AlertKind, at: Date): Date =>
  new Date(at.getTime() - (ALERT_RULES[kind].minutes ?? 0) * 60_000);

export type RecentScan = WindowScan & { id: string };

/** The scans of one kind and key which may share a window with one at `at`, numbered above `floor` up to `to`; the oldest first. */
export function recentScans(
  sql: Sql,
  kind: AlertKind,
  key: AlertKey,
  { floor, to, at }: { floor: string | number; to: number; at: Date },
): Promise<RecentScan[]> {
  const ours = scansOf(kind, key);
  const side =
    ALERT_RULES[kind].of === 'source'
      ? { sql: UNKNOWN, params: [] }
      : { sql: 'batch_number = ? AND serial = ?', params: [key.batch_number, key.serial] };
  return sql.rows<RecentScan>(
    `SELECT s.id, s.at, s.place FROM (
        SELECT * FROM code_scan WHERE ${side.sql} AND id > ? AND id <= ? ORDER BY id DESC LIMIT ${String(MOST_READ)}
      ) s WHERE ${ours.sql} AND s.at >= ? ORDER BY s.at, s.id`,
    [...side.params, floor, to, ...ours.params, before(kind, at)],
  );
}

/** The sources of scans numbered above `from` up to `to` that ask too often, or have an open alert already. */
export async function hotSources(sql: Sql, kind: AlertKind, from: number, to: number): Promise<string[]> {
  const first = await sql.one<{ at: Date | null }>(
    `SELECT MIN(at) AS at FROM code_scan WHERE ${UNKNOWN} AND id > ? AND id <= ?`,
    [from, to],
  );
  if (!first?.at) return [];
  const rows = await sql.rows<{ source: string }>(
    `SELECT r.source FROM (
        SELECT source, at FROM code_scan WHERE ${UNKNOWN} AND id <= ? ORDER BY id DESC LIMIT ${String(MOST_READ)}
      ) r WHERE r.at >= ? GROUP BY r.source HAVING COUNT(*) >= ?
      UNION SELECT alert_key FROM code_alert WHERE kind = ? AND is_open = 1`,
    [to, before(kind, first.at), ALERT_RULES[kind].least, kind],
  );
  return rows.map(({ source }) => source);
}
