import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Hash, Json, Ref, Text, Word } from '../db/columns';

/**
 * A line of the audit log. Inserted and signed in the transaction of the change; numbered and chained to its predecessor
 * shortly after (`AuditChain`), otherwise never changed.
 */
@Entity('audit_line')
@Index('audit_subject', ['subject', 'subject_id', 'id'])
@Index('audit_chain', ['chain_number'], { unique: true })
@Index('audit_created', ['created_at', 'id'])
@Index('audit_actor', ['actor_id', 'id'])
@Index('audit_action', ['action', 'id'])
export class AuditLineEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Word() subject!: string;
  @Ref() subject_id!: string;
  @Word() action!: string;
  @Word({ nullable: true }) from_state!: string | null;
  @Word({ nullable: true }) to_state!: string | null;
  @Word() actor_type!: 'member' | 'staff' | 'system' | 'visitor';
  @Ref({ nullable: true }) actor_id!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** `[{field, before, after}]`; sensitive fields are already masked. */
  @Json({ nullable: true }) changes!: string | null;
  /** Keyed hash over the content, proving that this server wrote it. */
  @Hash({ nullable: true }) signature!: string | null;
  @Column({ type: 'bigint', nullable: true }) chain_number!: string | null;
  @Hash({ nullable: true }) chain_hash!: string | null;
  @CreatedAt() created_at!: Date;
}
