import { Injectable } from '@nestjs/common';
import { addWorkingDays, LATE, type Late, type SheetFigure, type Turn, TURNS } from '@ipw/domain';
import { Db } from '../core/db/db';
import type { Condition } from '../core/db/list-query';
import type { SheetEntity } from './sheet.entity';

/** Newest sheets a median is taken of: enough for weeks, and read by one index. */
const SAMPLE = 2000;
const HOUR_MS = 3_600_000;

type Steps = Pick<
  SheetEntity,
  'created_at' | 'checked_at' | 'answered_at' | 'consulted_at' | 'ended_at' | 'consult'
>;
type Moment = Date | null;

/** Begin and end of each step. */
const SPANS: Readonly<Record<Turn, (sheet: Steps) => readonly [Moment, Moment]>> = {
  staff: (sheet) => [sheet.created_at, sheet.checked_at],
  holder: (sheet) => [sheet.checked_at, sheet.answered_at],
  consultant: (sheet) => [sheet.answered_at, sheet.consulted_at],
  buyer: (sheet) => [sheet.consult === 'passed' ? sheet.consulted_at : null, sheet.ended_at],
};

/** Conditions of how late a sheet is. */
export const LATENESS: Readonly<Record<Late, () => Condition>> = {
  soon: () => ({
    sql: 't.due_at BETWEEN NOW(3) AND ?',
    params: [addWorkingDays(new Date(), 1)],
  }),
  overdue: () => ({ sql: 't.due_at < NOW(3)', params: [] }),
  escalated: () => ({ sql: 't.reported = 1', params: [] }),
};

/** Numbers for the console's home: open and late sheets by turn, and how long steps take. */
@Injectable()
export class SheetFigureService {
  constructor(private readonly db: Db) {}

  /** `reach` restricts a consultant to their sheets. */
  async read(reach: Condition | undefined): Promise<SheetFigure[]> {
    const within = reach ? `AND ${reach.sql}` : '';
    const params = reach?.params ?? [];
    const late = LATE.map((key) => ({ key, ...LATENESS[key]() }));
    const open = await this.db.rows<{ turn: Turn; open: number } & Record<Late, number>>(
      `SELECT t.turn, COUNT(*) AS open, ${late.map(({ key, sql }) => `SUM(${sql}) AS ${key}`).join(', ')}
        FROM sheet t WHERE t.turn IS NOT NULL ${within} GROUP BY t.turn`,
      [...late.flatMap((one) => one.params), ...params],
    );
    const steps = await this.db.rows<Steps>(
      `SELECT t.created_at, t.checked_at, t.answered_at, t.consulted_at, t.ended_at, t.consult
        FROM sheet t WHERE TRUE ${within} ORDER BY t.created_at DESC, t.id DESC LIMIT ${String(SAMPLE)}`,
      params,
    );
    return TURNS.map((turn) => {
      const found = open.find((row) => row.turn === turn);
      return {
        turn,
        open: Number(found?.open ?? 0),
        soon: Number(found?.soon ?? 0),
        overdue: Number(found?.overdue ?? 0),
        escalated: Number(found?.escalated ?? 0),
        median_hours: medianHours(steps.map(SPANS[turn])),
      };
    });
  }
}

/** The median length of the spans that have ended, in hours with one decimal. */
function medianHours(spans: readonly (readonly [Moment, Moment])[]): number | null {
  const lengths = spans
    .flatMap(([from, to]) => (from && to && to >= from ? [to.getTime() - from.getTime()] : []))
    .sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)];
  return middle === undefined ? null : Math.round((middle / HOUR_MS) * 10) / 10;
}
