import { type ContentData, type FieldPlan, idsIn, kindOf, type Visibility } from '@ipw/domain';
import { fromJson, type Row, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import type { ContentRef } from '../core/reviewed-content/revision.service';
import { type ContentEntity, ContentSubject, type Live } from '../core/reviewed-content/subject';
import type { SeriesData, SeriesEntity } from './series.entity';
import { nextReminder } from './rights-reminder';
import { seriesFacts } from './series.view';

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

  protected override write(_sql: Sql, data: ContentData, before: ContentData | null): Row {
    const columns = Object.entries(kind.fields).map(([field, plan]): [string, string | null] => [
      field,
      isList(plan) ? JSON.stringify(idsIn(data[field])) : ((data[field] ?? null) as string | null),
    ]);
    const until = data.rights_until as string | null;
    const isNew = until !== ((before?.rights_until ?? null) as string | null);
    return {
      ...Object.fromEntries(columns),
      // A new date is reminded of from the first reminder that is not over.
      ...(isNew && { remind_on: until && nextReminder(until) }),
    };
  }

  protected override fieldSql(field: string): string {
    return `t.${field}`;
  }

  protected override empty(): Row {
    const empty = ({ as }: FieldPlan) => (as === 'line' ? '' : null);
    const fields = Object.entries(kind.fields).map(([field, plan]) => [field, empty(plan)]);
    return {
      ...(Object.fromEntries(fields) as Row),
      visibility: 'private' satisfies Visibility,
      remind_on: null,
    };
  }

  override facts(row: ContentEntity, live: Live, open: RevisionEntity | undefined): object {
    return seriesFacts(row as unknown as SeriesEntity, live, open);
  }

  /** By visibility: of the live series, else of the draft. */
  override narrow({ visibility }: { visibility?: Visibility }) {
    const proposed = "JSON_UNQUOTE(JSON_EXTRACT(r.data, '$.visibility'))";
    const sql = `IF(${this.isLive}, t.visibility, COALESCE(${proposed}, t.visibility)) = ?`;
    return visibility && { sql, params: [visibility] };
  }

  override textSql(row: 't' | 'r'): string {
    return row === 't' ? this.titleSql : super.textSql(row);
  }

  override admitEdit({ data }: Live): void {
    refusePublic(data as SeriesData | null);
  }

  override draft(given: ContentData): ContentData {
    return { ...super.draft(given), series_name: given.series_name ?? '' };
  }

  override preview(data: ContentData): ContentData {
    const { series_name, cover, images, rights_until = null } = data as SeriesData;
    return { series_name, cover: cover ?? images[0], image_count: images.length, rights_until };
  }

  protected override isShown(row: ContentEntity): boolean {
    const { visibility, shelf } = row as unknown as SeriesEntity;
    return visibility === 'public' && shelf === 'listed';
  }
}

export const seriesSubject = new SeriesSubject(kind);

export const seriesRef = (ipId: string, id: string): ContentRef => ({ subject: 'series', id, ipId });

/** Refuses to edit a public series; it must be made private first. */
export function refusePublic(live: SeriesData | null): void {
  if (live?.visibility === 'public')
    throw new DomainError(
      'STATE',
      { machine: 'visibility', state: 'public', allowed: ['private'], name: live.series_name },
      [],
      'error.STATE.public_series',
    );
}
