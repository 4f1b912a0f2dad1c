import type { QuestionState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Text, Version, Word } from '../core/db/columns';

/** A question of an IP about a tender. */
@Entity('tender_question')
@Index('tender_question_tender', ['tender_id', 'state', 'id'])
@Index('tender_question_ip', ['ip_id', 'tender_id', 'id'])
@Index('tender_question_queue', ['state', 'id'])
@Index('tender_question_queue_due', ['state', 'due_at', 'id'])
@Index('tender_question_queue_created', ['state', 'created_at', 'id'])
@Index('tender_question_due', ['due_at', 'id'])
@Index('tender_question_created', ['created_at', 'id'])
@Index('tender_question_assignee', ['assignee_id', 'state'])
export class QuestionEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  @Ref() ip_id!: string;
  /** Null when erased. */
  @Ref({ nullable: true }) asked_by!: string | null;
  @Word({ default: 'open' }) state!: QuestionState;
  /** As it was asked; empty when erased. */
  @Text(500) question!: string;
  /** As everybody reads it. */
  @Text(500, { nullable: true }) wording!: string | null;
  @Text(1000, { nullable: true }) answer!: string | null;
  @Ref({ nullable: true }) answered_by!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
