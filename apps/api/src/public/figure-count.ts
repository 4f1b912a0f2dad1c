import type { CountedAct } from '@ipw/domain';
import type { Sql } from '../core/db/db';

/** What is counted, by day: `source` with each visit, `series` with each of its pictures. */
export type FigureKind = CountedAct | 'source' | 'series';
export interface FigureOf {
  kind: FigureKind;
  /** A source, or the id of a series or picture; empty for kinds with one figure. */
  subject: string;
}
interface Visitor {
  day: string;
  visitor: string;
}

/** Counts a visitor in a figure, once a day. */
export async function countFigure(
  sql: Sql,
  ipId: string,
  { day, visitor }: Visitor,
  { kind, subject }: FigureOf,
): Promise<void> {
  const came = await sql.execute(
    'INSERT IGNORE INTO ip_figure_visitor (day, visitor, ip_id, kind, subject) VALUES (?, ?, ?, ?, ?)',
    [day, visitor, ipId, kind, subject],
  );
  if (came === 1)
    await sql.execute(
      'INSERT INTO ip_figure (ip_id, day, kind, subject, count) VALUES (?, ?, ?, ?, 1) ON DUPLICATE KEY UPDATE count = count + 1',
      [ipId, day, kind, subject],
    );
}

/** Takes a visitor out of all figures of the day, because it turned out to be an operator. */
export async function uncountFigures(sql: Sql, ipId: string, { day, visitor }: Visitor): Promise<void> {
  const counted = await sql.rows<FigureOf>(
    'SELECT kind, subject FROM ip_figure_visitor WHERE day = ? AND visitor = ? AND ip_id = ? FOR UPDATE',
    [day, visitor, ipId],
  );
  for (const { kind, subject } of counted)
    await sql.execute(
      'UPDATE ip_figure SET count = count - 1 WHERE ip_id = ? AND day = ? AND kind = ? AND subject = ?',
      [ipId, day, kind, subject],
    );
  await sql.execute('DELETE FROM ip_figure_visitor WHERE day = ? AND visitor = ? AND ip_id = ?', [
    day,
    visitor,
    ipId,
  ]);
}
