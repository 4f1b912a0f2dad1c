import { Injectable, type OnModuleInit } from '@nestjs/common';
import { seriesContent } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type Live, type Subject, SubjectRegistry } from '../core/review/subject';
import { liveSeries, seriesColumns, type SeriesData, type SeriesEntity } from './series.entity';

@Injectable()
export class SeriesSubject implements Subject<SeriesData>, OnModuleInit {
  readonly content = seriesContent;
  readonly schema = seriesContent.schema;
  readonly table = 'series';
  readonly open = ['cover', 'images'];
  readonly live = liveSeries;

  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  async find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live<SeriesData> | undefined> {
    const row = await sql.one<SeriesEntity>(
      `SELECT * FROM series WHERE id = ? AND deleted_at IS NULL ${lock ?? ''}`,
      [id],
    );
    return row && liveSeries(row);
  }

  all(ipId: string) {
    const sql =
      'SELECT id, published_at IS NOT NULL AS live FROM series WHERE ip_id = ? AND deleted_at IS NULL';
    return { sql, params: [ipId] };
  }

  async publish(sql: Sql, id: string, data: SeriesData, version: number): Promise<void> {
    await sql.update('series', { ...seriesColumns(data), version }, { id, deleted_at: null });
    await sql.update('series', { published_at: new Date() }, { id, published_at: null });
  }

  title = (data: SeriesData): string => data.series_name;
  picture = (data: SeriesData): string | null => data.cover ?? data.images[0] ?? null;
  link = (ipId: string, id: string): string => `/ipStore/unpublishedAssetsEdit?id=${ipId}&series=${id}`;
}
