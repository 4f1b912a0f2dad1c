import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Hash, Json, Ref, Text, Word } from '../db/columns';

/**
 * One line of what happened to a record. Written and signed in the transaction of the change; numbered and chained to
 * its predecessor shortly after (`AuditChain`), never altered otherwise.
 */
@Entity('audit_line')
@Index('audit_subject', ['subject', 'subject_id', 'id'])
@Index('audit_chain', ['chain_number'], { unique: true })
@Index('audit_created', ['created_at', 'id'])
@Index('audit_actor', ['actor_id', 'id'])
export class AuditLineEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Word() subject!: string;
  @Ref() subject_id!: string;
  @Word() action!: string;
  @Word({ nullable: true }) from_state!: string | null;
  @Word({ nullable: true }) to_state!: string | null;
  @Word() actor_type!: 'member' | 'staff' | 'system';
  @Ref({ nullable: true }) actor_id!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** `[{field, before, after}]`; sensitive fields masked before they come here. */
  @Json({ nullable: true }) changes!: string | null;
  /** Keyed hash over the content: only the product can have written it. */
  @Hash({ nullable: true }) signature!: string | null;
  @Column({ type: 'bigint', nullable: true }) chain_number!: string | null;
  @Hash({ nullable: true }) chain_hash!: string | null;
  @CreatedAt() created_at!: Date;
}
