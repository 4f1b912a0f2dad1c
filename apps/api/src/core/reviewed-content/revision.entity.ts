import type { ReviewState, SubjectName } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, Version, Word } from '../db/columns';

/** 1 while a revision is open, else null: a unique index over it allows one open revision of a subject. */
export const IS_OPEN = "if(`state` in ('draft','pending','rejected'),1,NULL)";

/** A proposed edit of content, from draft to decision. */
@Entity('revision')
@Index('revision_open', ['subject', 'subject_id', 'is_open'], { unique: true })
@Index('revision_of', ['subject', 'subject_id', 'id'])
@Index('revision_ip', ['ip_id', 'id'])
@Index('revision_queue', ['state', 'submitted_at', 'id'])
@Index('revision_due', ['state', 'due_at', 'id'])
@Index('revision_kind', ['state', 'subject', 'due_at', 'id'])
@Index('revision_kind_submitted', ['state', 'subject', 'submitted_at', 'id'])
@Index('revision_id', ['state', 'id'])
@Index('revision_assignee', ['assignee_id', 'state'])
@Index('revision_decided', ['decided_at'])
@Index('revision_submitter', ['submitted_by', 'id'])
export class RevisionEntity {
  @Id() id!: string;
  @Word() subject!: SubjectName;
  @Ref() subject_id!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'draft' }) state!: ReviewState;
  /** The whole proposed content with its children: texts, order, ids of pictures and documents. */
  @Json() data!: string;
  /** 1: its approval opens an edit, so that content can be edited that must be hidden first. 2: that edit. 0: neither. */
  @Int({ default: 0 }) step!: number;
  /** Version of the live content it is based on. */
  @Int() base_version!: number;
  @Version() version!: number;
  /** Name and picture for lists. */
  @Text(160) title!: string;
  @Ref({ nullable: true }) picture_id!: string | null;
  @Ref({ nullable: true }) submitted_by!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) submitted_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @Ref({ nullable: true }) decided_by!: string | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** The reviewer's marks of the last rejection. */
  @Json({ nullable: true }) marks!: string | null;
  /** The last rejected content, to show later changes. */
  @Json({ nullable: true }) rejected!: string | null;
  @CreatedAt() created_at!: Date;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: IS_OPEN })
  is_open!: 1 | null;
}
