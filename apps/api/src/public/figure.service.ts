import { Injectable } from '@nestjs/common';
import {
  type Compared,
  type Figures,
  HOLDER_STATES,
  MOST_FIGURES,
  type PictureFigure,
  type SeriesFigure,
  shanghaiDay,
  VISIT_SOURCES,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { dayStart } from '../core/db/list-filters';
import { FileService } from '../core/files/file.service';
import { ScanCountService } from '../code';
import type { FigureKind } from './figure-count';

const DAY_MS = 86_400_000;

interface Summed extends Compared {
  kind: FigureKind;
  subject: string;
}
interface Period {
  from: string;
  to: string;
  /** First day of the period before. */
  before: string;
}

const dayBefore = (back: number) => shanghaiDay(new Date(Date.now() - back * DAY_MS));
const compared = ({ total, before }: Compared): Compared => ({
  total: Number(total),
  before: Number(before),
});
const byTotal = (one: Compared, other: Compared) => other.total - one.total || other.before - one.before;

/** Figures of an IP, from daily numbers. */
@Injectable()
export class FigureService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly scanCounts: ScanCountService,
  ) {}

  async of(ipId: string, days: number): Promise<Figures> {
    const period = { from: dayBefore(days - 1), to: dayBefore(0), before: dayBefore(2 * days - 1) };
    const visits = await this.db.rows<{ day: string; visits: number }>(
      'SELECT day, visits FROM ip_visit WHERE ip_id = ? AND day >= ?',
      [ipId, period.before],
    );
    const known = new Map(visits.map((row) => [row.day, row.visits]));
    const shown = Array.from({ length: days }, (_, at) => dayBefore(days - 1 - at)).map((day) => ({
      day,
      visits: known.get(day) ?? 0,
    }));
    const sum = (list: readonly { visits: number }[]) => list.reduce((all, row) => all + row.visits, 0);
    const total = sum(shown);
    const summed = await this.summed(ipId, period);
    const one = (kind: FigureKind) =>
      compared(summed.find((row) => row.kind === kind) ?? { total: 0, before: 0 });
    return {
      from: period.from,
      to: period.to,
      days: shown,
      visits: { total, before: sum(visits) - total },
      manual: one('manual'),
      asks: one('ask'),
      sheets: await this.sheets(ipId, period),
      scans: await this.scans(ipId, period),
      sources: VISIT_SOURCES.map((source) => ({
        source,
        ...compared(
          summed.find(({ kind, subject }) => kind === 'source' && subject === source) ?? {
            total: 0,
            before: 0,
          },
        ),
      })),
      series: await this.series(ipId, summed),
      pictures: await this.pictures(ipId, summed),
    };
  }

  private summed(ipId: string, { from, before }: Period): Promise<Summed[]> {
    return this.db.rows<Summed>(
      `SELECT kind, subject, SUM(IF(day >= ?, count, 0)) AS total, SUM(IF(day < ?, count, 0)) AS \`before\`
        FROM ip_figure WHERE ip_id = ? AND day >= ? GROUP BY kind, subject`,
      [from, from, ipId, before],
    );
  }

  private async scans(ipId: string, { from, before }: Period): Promise<Compared> {
    const days = await this.scanCounts.by('day', { ips: [ipId], from: before, visits: true });
    const sum = (counted: typeof days) => counted.reduce((all, { scans }) => all + scans, 0);
    const total = sum(days.filter(({ key }) => key >= from));
    return { total, before: sum(days) - total };
  }

  /** Sheets that came by the private link are not counted: they need the business password. */
  private async sheets(ipId: string, { from, before }: Period): Promise<Compared> {
    const row = await this.db.one<Compared>(
      `SELECT COALESCE(SUM(created_at >= ?), 0) AS total, COALESCE(SUM(created_at < ?), 0) AS \`before\` FROM sheet
        WHERE ip_id = ? AND source = 'platform' AND state IN (?) AND created_at >= ?`,
      [dayStart('from', from), dayStart('from', from), ipId, HOLDER_STATES, dayStart('from', before)],
    );
    return compared(row!);
  }

  private async series(ipId: string, summed: readonly Summed[]): Promise<SeriesFigure[]> {
    const counted = summed
      .filter(({ kind }) => kind === 'series')
      .sort(byTotal)
      .slice(0, MOST_FIGURES);
    if (counted.length === 0) return [];
    const rows = await this.db.rows<{ id: string; series_name: string }>(
      'SELECT id, series_name FROM series WHERE id IN (?) AND ip_id = ? AND deleted_at IS NULL',
      [counted.map(({ subject }) => subject), ipId],
    );
    return counted.flatMap((figure) =>
      rows
        .filter(({ id }) => id === figure.subject)
        .map(({ id, series_name }) => ({ series_id: id, series_name, ...compared(figure) })),
    );
  }

  /** Pictures that are still in live content of the gallery. */
  private async pictures(ipId: string, summed: readonly Summed[]): Promise<PictureFigure[]> {
    const counted = summed
      .filter(({ kind }) => kind === 'picture')
      .sort(byTotal)
      .slice(0, MOST_FIGURES);
    if (counted.length === 0) return [];
    const rows = await this.db.rows<{ id: string; series_id: string; series_name: string }>(
      `SELECT u.file_id AS id, s.id AS series_id, s.series_name FROM file_use u JOIN series s ON s.id = u.subject_id
        WHERE u.file_id IN (?) AND u.place = 'live' AND u.open = 1 AND u.ip_id = ? AND s.deleted_at IS NULL`,
      [counted.map(({ subject }) => subject), ipId],
    );
    return counted.flatMap((figure) => {
      const row = rows.find(({ id }) => id === figure.subject);
      if (!row) return [];
      const { id, series_id, series_name } = row;
      const picture = this.files.picture(id, undefined, 't150');
      return { image_id: id, series_id, series_name, picture, ...compared(figure) };
    });
  }
}
