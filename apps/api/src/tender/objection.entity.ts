import type { ObjectionState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** An objection of an entrant to a published result; an entry objects once to a publication. */
@Entity('tender_objection')
@Index('tender_objection_once', ['registration_id', 'contested_at'], { unique: true })
@Index('tender_objection_tender', ['tender_id', 'state'])
@Index('tender_objection_ip', ['ip_id', 'tender_id', 'id'])
@Index('tender_objection_queue', ['state', 'id'])
@Index('tender_objection_queue_due', ['state', 'due_at', 'id'])
@Index('tender_objection_queue_created', ['state', 'created_at', 'id'])
@Index('tender_objection_due', ['due_at', 'id'])
@Index('tender_objection_created', ['created_at', 'id'])
@Index('tender_objection_assignee', ['assignee_id', 'state'])
export class ObjectionEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  @Ref() registration_id!: string;
  @Ref() ip_id!: string;
  /** Null when erased. */
  @Ref({ nullable: true }) objected_by!: string | null;
  /** When the contested result was published. */
  @At() contested_at!: Date;
  @Word({ default: 'open' }) state!: ObjectionState;
  /** Encrypted: it may name people. Null when erased. */
  @Column({ type: 'varbinary', length: 4200, nullable: true }) statement!: Buffer | null;
  @Json() proof_images!: string;
  /** The answer to the objector. */
  @Text(500, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
