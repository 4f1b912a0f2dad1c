import type { VerificationState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** The verification of an overseas member; one row a member, reused when submitted again. */
@Entity('verification')
@Index('verification_member', ['member_id'], { unique: true })
@Index('verification_queue', ['state', 'due_at', 'id'])
@Index('verification_submitted', ['state', 'submitted_at', 'id'])
@Index('verification_due', ['due_at', 'id'])
@Index('verification_sent', ['submitted_at', 'id'])
export class VerificationEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Word() state!: VerificationState;
  @Word() document_type!: string;
  @Sealed() real_name!: Buffer;
  @Sealed() document_number!: Buffer;
  @Json() document_images!: string;
  @Word({ nullable: true }) reason_code!: string | null;
  /** The reviewer's marks of the last rejection. */
  @Json({ nullable: true }) marks!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At() submitted_at!: Date;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
