import type { DisputeState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** An objection to the claim that gave an IP to its owner; at most one open one a member and IP. */
@Entity('dispute')
@Index('dispute_open', ['ip_id', 'open_member_id'], { unique: true })
@Index('dispute_member', ['member_id', 'created_at', 'id'])
@Index('dispute_owner', ['owner_id'])
@Index('dispute_claim', ['claim_id', 'state'])
@Index('dispute_created', ['created_at', 'id'])
@Index('dispute_due', ['due_at', 'id'])
@Index('dispute_queue', ['state', 'id'])
@Index('dispute_queue_due', ['state', 'due_at', 'id'])
@Index('dispute_queue_created', ['state', 'created_at', 'id'])
@Index('dispute_assignee', ['assignee_id', 'state'])
export class DisputeEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  /** The contested claim. */
  @Ref() claim_id!: string;
  /** The objector. */
  @Ref() member_id!: string;
  /** The objector while it is open. */
  @Ref({ nullable: true }) open_member_id!: string | null;
  /** The owner whose claim it contests. */
  @Ref() owner_id!: string;
  /** Encrypted: it may name people. Erased with the objector's account. */
  @Column({ type: 'varbinary', length: 4200, nullable: true }) statement!: Buffer | null;
  @Json() proof_images!: string;
  @Word({ default: 'open' }) state!: DisputeState;
  @Text(500, { nullable: true }) reason!: string | null;
  /** Upheld: the objector's claim of the IP that replaces the contested one. */
  @Ref({ nullable: true }) new_claim_id!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
