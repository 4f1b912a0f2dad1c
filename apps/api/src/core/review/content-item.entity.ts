import type { SubjectName } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, UpdatedAt, Version, Word } from '../db/columns';

/** A content item as it is live (an IP has several): the last approved content. What is proposed is a revision. */
@Entity('piece')
@Index('piece_ip', ['ip_id', 'subject', 'deleted_at', 'sort', 'place', 'id'])
@Index('piece_created', ['subject', 'deleted_at', 'created_at', 'id'])
@Index('piece_updated', ['subject', 'deleted_at', 'updated_at', 'id'])
export class ContentItemEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word() subject!: SubjectName;
  /** Its place as its holder ordered it; 0 until then. */
  @Int({ default: 0 }) sort!: number;
  /** What places it among those of the same `sort`, largest first: of a milestone, its day. */
  @Word({ default: '' }) place!: string;
  /** The last approved content; null while nothing of it is live. */
  @Json({ nullable: true }) data!: string | null;
  /** When staff last approved it, and when they last approved other pictures. */
  @At({ nullable: true }) checked_at!: Date | null;
  @At({ nullable: true }) images_checked_at!: Date | null;
  /** When it was approved first. */
  @At({ nullable: true }) published_at!: Date | null;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Ref() created_by!: string;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  /** When what is live of it changed last; its place among the others is no change. */
  @UpdatedAt() updated_at!: Date;
}
