import type { ClaimKind, ClaimState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** A claim: one row a member and IP, from draft to decision; a failed one is submitted again in the same row. */
@Entity('claim')
@Index('claim_pair', ['ip_id', 'member_id'], { unique: true })
@Index('claim_rivals', ['ip_id', 'state'])
@Index('claim_member', ['member_id', 'id'])
@Index('claim_created', ['created_at', 'id'])
@Index('claim_submitted', ['submitted_at', 'id'])
@Index('claim_due', ['due_at', 'id'])
@Index('claim_queue', ['state', 'submitted_at', 'id'])
@Index('claim_queue_due', ['state', 'due_at', 'id'])
@Index('claim_queue_created', ['state', 'created_at', 'id'])
@Index('claim_queue_id', ['state', 'id'])
@Index('claim_assignee', ['assignee_id', 'state'])
export class ClaimEntity {
  @Id() id!: string;
  @Word() kind!: ClaimKind;
  @Word({ default: 'new' }) state!: ClaimState;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Json() proof_images!: string;
  @Json() entity_documents!: string;
  @Ref({ nullable: true }) operator_authorization!: string | null;
  /** Details of an artist or offline claim beyond its proof. */
  @Json({ nullable: true }) details!: string | null;
  /** The reviewer's marks of the last rejection. */
  @Json({ nullable: true }) marks!: string | null;
  /** The last rejected content, to show later changes. */
  @Json({ nullable: true }) rejected!: string | null;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) submitted_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
