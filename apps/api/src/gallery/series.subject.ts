import { type ContentData, type FieldPlan, idsIn, kindOf, VISIBILITIES } from '@ipw/domain';
import { fromJson, type Row, type Sql } from '../core/db/db';
import { type ContentEntity, ContentSubject } from '../core/review/subject';
import type { SeriesData, SeriesEntity } from './series.entity';

const kind = kindOf('series');
const isList = ({ as }: FieldPlan) => as === 'pictures' || as === 'documents';

/** A series stores each field in a column, lists as JSON, because SQL joins its pictures and sorts by its name. */
class SeriesSubject extends ContentSubject {
  override readonly isLive = 't.published_at IS NOT NULL';
  override readonly order = 't.sort, t.id DESC';
  override readonly titleSql = 't.series_name';

  override get isPublic(): string {
    return `${this.isLive} AND t.visibility = 'public' AND t.shelf = 'listed'`;
  }

  protected override read(row: ContentEntity): ContentData | null {
    const series = row as unknown as SeriesEntity & Record<string, string | null>;
    if (!series.published_at) return null;
    return Object.fromEntries(
      Object.entries(kind.fields).map(([field, plan]) => {
        const stored = series[field]!;
        return [field, isList(plan) ? (stored ? fromJson<string[]>(stored) : []) : stored];
      }),
    );
  }

  protected override write(_sql: Sql, data: ContentData): Row {
    return Object.fromEntries(
      Object.entries(kind.fields).map(([field, plan]) => [
        field,
        isList(plan) ? JSON.stringify(idsIn(data[field])) : (data[field] as string | null),
      ]),
    );
  }

  protected override empty(): Row {
    const empty = ({ as }: FieldPlan) => (as === 'line' ? '' : null);
    const fields = Object.entries(kind.fields).map(([field, plan]) => [field, empty(plan)]);
    return { ...(Object.fromEntries(fields) as Row), visibility: VISIBILITIES[0] };
  }

  protected override isShown(row: ContentEntity): boolean {
    const { visibility, shelf } = row as unknown as SeriesEntity;
    return visibility === 'public' && shelf === 'listed';
  }
}

export const seriesSubject = new SeriesSubject(kind);

/** The live content of a series. */
export const liveSeries = (row: SeriesEntity): SeriesData | null =>
  seriesSubject.live(row).data as SeriesData | null;
