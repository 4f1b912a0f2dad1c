import type { SubjectName } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, UpdatedAt, Version, Word } from '../db/columns';

/** The live (last approved) content of a content item. Proposed content is a revision. */
@Entity('piece')
@Index('piece_ip', ['ip_id', 'subject', 'deleted_at', 'sort', 'place', 'id'])
@Index('piece_created', ['subject', 'deleted_at', 'created_at', 'id'])
@Index('piece_updated', ['subject', 'deleted_at', 'updated_at', 'id'])
export class ContentItemEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word() subject!: SubjectName;
  /** Position set by the holder; 0 when not set. */
  @Int({ default: 0 }) sort!: number;
  /** Position among items of equal `sort`, largest first: for milestones the day. */
  @Word({ default: '' }) place!: string;
  /** Approved content; null while nothing is live. */
  @Json({ nullable: true }) data!: string | null;
  /** When staff last approved it, and when they last approved changed pictures. */
  @At({ nullable: true }) checked_at!: Date | null;
  @At({ nullable: true }) images_checked_at!: Date | null;
  /** First approval. */
  @At({ nullable: true }) published_at!: Date | null;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Ref() created_by!: string;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  /** Last change of the live content; reordering does not count. */
  @UpdatedAt() updated_at!: Date;
}
