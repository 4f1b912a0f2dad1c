import { Injectable, type OnModuleInit } from '@nestjs/common';
import { seriesContent, type Visibility } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { type Live, type Subject, SubjectRegistry } from '../core/review/subject';
import type { SeriesEntity } from './series.entity';

/** The content of a series as it is stored. Names its fields in one order, so that two are compared field by field. */
export type SeriesData = {
  series_name: string;
  cover: string | null;
  images: string[];
  rights_documents: string[];
  entity_documents: string[];
  visibility: Visibility;
};

const ids = (stored: string | null): string[] => (stored ? fromJson<string[]>(stored) : []);

export const liveSeries = (row: SeriesEntity): Live<SeriesData> => ({
  ip_id: row.ip_id,
  version: row.version,
  data: row.published_at && {
    series_name: row.series_name,
    cover: row.cover,
    images: ids(row.images),
    rights_documents: ids(row.rights_documents),
    entity_documents: ids(row.entity_documents),
    visibility: row.visibility,
  },
  shown: row.published_at !== null && row.visibility === 'public' && row.shelf === 'listed',
});

/** The columns of a content. */
export const seriesColumns = ({ images, rights_documents, entity_documents, ...plain }: SeriesData) => ({
  ...plain,
  images: JSON.stringify(images),
  rights_documents: JSON.stringify(rights_documents),
  entity_documents: JSON.stringify(entity_documents),
});

@Injectable()
export class SeriesSubject implements Subject<SeriesData>, OnModuleInit {
  readonly content = seriesContent;
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
