import type { SubjectName } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, Id, Json, Ref, Text, Word } from '../db/columns';

/** Deleted content of an IP until it is restored or deleted for good. Its files have uses under the id of this row. */
@Entity('content_trash')
@Index('content_trash_ip', ['ip_id', 'id'])
@Index('content_trash_subject', ['subject', 'subject_id'])
@Index('content_trash_end', ['ends_at'])
export class TrashEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word() subject!: SubjectName;
  @Ref() subject_id!: string;
  /** Name and picture for lists. */
  @Text(160) title!: string;
  @Ref({ nullable: true }) picture_id!: string | null;
  /** The approved content, and the edit that was open; at least one of them. */
  @Json({ nullable: true }) live!: string | null;
  @Json({ nullable: true }) edit!: string | null;
  @At() deleted_at!: Date;
  @At() ends_at!: Date;
}
