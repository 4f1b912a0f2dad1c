import type { Shelf, Visibility } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, UpdatedAt, Version, Word } from '../core/db/columns';
import { fromJson } from '../core/db/db';
import type { Live } from '../core/review/subject';

/** A series of pictures as it is live: the last approved content. What is proposed is a revision. */
@Entity('series')
@Index('series_ip', ['ip_id', 'deleted_at', 'sort', 'id'])
@Index('series_created', ['deleted_at', 'created_at', 'id'])
@Index('series_updated', ['deleted_at', 'updated_at', 'id'])
export class SeriesEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'private' }) visibility!: Visibility;
  @Word({ default: 'listed' }) shelf!: Shelf;
  @Int({ default: 0 }) sort!: number;
  @Text(160, { default: '' }) series_name!: string;
  @Ref({ nullable: true }) cover!: string | null;
  @Json({ nullable: true }) images!: string | null;
  @Json({ nullable: true }) rights_documents!: string | null;
  @Json({ nullable: true }) entity_documents!: string | null;
  @Ref() created_by!: string;
  /** When it was approved first; null while nothing of it is live. */
  @At({ nullable: true }) published_at!: Date | null;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  /** When what is live of it changed last; its place among the others is no change. */
  @UpdatedAt() updated_at!: Date;
}

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
