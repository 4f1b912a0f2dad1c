import { ALERT_RULES, type AlertKind } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { type AlertKey, scansOf } from './alert-scans';
import type { WindowScan } from './alert-window';

/** Maximum scans read of one code, or of all unknown codes. */
const MOST_READ = 20_000;
/** The condition of unknown codes, in the order of their index. */
const UNKNOWN = 'batch_number IS NULL AND serial IS NULL';

const before = (kind: AlertKind, at: Date): Date =>
  new Date(at.getTime() - (ALERT_RULES[kind].minutes ?? 0) * 60_000);

export type RecentScan = WindowScan & { id: string };

/**
 * The scans of one kind and key that may share a window with a scan at `at`, with ids above `floor` up to `to`, oldest
 * first.
 */
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

/** Sources of scans with ids above `from` up to `to` that reach the threshold or have an open alert. */
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
