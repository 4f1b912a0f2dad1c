import type { ComplaintKind, ComplaintState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** A complaint from anybody that an IP's page infringes their rights. */
@Entity('complaint')
@Index('complaint_form', ['form_hash'], { unique: true })
@Index('complaint_ip', ['ip_id', 'created_at', 'id'])
@Index('complaint_created', ['created_at', 'id'])
@Index('complaint_due', ['due_at', 'id'])
@Index('complaint_queue', ['state', 'id'])
@Index('complaint_queue_due', ['state', 'due_at', 'id'])
@Index('complaint_queue_created', ['state', 'created_at', 'id'])
@Index('complaint_assignee', ['assignee_id', 'state'])
@Index('complaint_decided', ['decided_at'])
export class ComplaintEntity {
  @Id() id!: string;
  /** Hash of the form's signature: a form sent twice is one complaint. */
  @Hash() form_hash!: string;
  @Ref() ip_id!: string;
  @Word() kind!: ComplaintKind;
  /** Encrypted: it may name people. Erased at the end of its retention, with the complainant and the proof. */
  @Column({ type: 'varbinary', length: 4200, nullable: true }) statement!: Buffer | null;
  /** A `Complainant` as encrypted JSON. */
  @Column({ type: 'varbinary', length: 1024, nullable: true }) complainant!: Buffer | null;
  @Json() proof_images!: string;
  /** The language of the form, in which the complainant is answered. */
  @Word() language!: string;
  @Column({ type: 'varbinary', length: 4200, nullable: true }) answer!: Buffer | null;
  @Json() answer_images!: string;
  @At({ nullable: true }) answered_at!: Date | null;
  @Word({ default: 'open' }) state!: ComplaintState;
  /** The staff's answer to both sides. */
  @Text(500, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** Who complains, and where the answer goes. */
export interface Complainant {
  complainant: string;
  email: string;
}
