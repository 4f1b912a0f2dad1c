import type { DataOf, seriesKind, Shelf, Visibility } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, UpdatedAt, Version, Word } from '../core/db/columns';

/** The live (last approved) content of a series of pictures. Proposed content is a revision. */
@Entity('series')
@Index('series_ip', ['ip_id', 'deleted_at', 'sort', 'id'])
@Index('series_created', ['deleted_at', 'created_at', 'id'])
@Index('series_updated', ['deleted_at', 'updated_at', 'id'])
@Index('series_remind', ['remind_on'])
@Index('series_rights', ['rights_until'])
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
  /** Last day of the rights documents, `YYYY-MM-DD`. */
  @Word({ nullable: true }) rights_until!: string | null;
  /** Day of the next reminder of it. */
  @Word({ nullable: true }) remind_on!: string | null;
  @Json({ nullable: true }) entity_documents!: string | null;
  @Ref() created_by!: string;
  /** First approval; null while nothing is live. */
  @At({ nullable: true }) published_at!: Date | null;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  /** Last change of the live content; reordering does not count. */
  @UpdatedAt() updated_at!: Date;
}

/** The stored content of a series; a draft may lack its cover. */
export type SeriesData = Omit<DataOf<typeof seriesKind.fields>, 'cover'> & { cover: string | null };
