import { Column, Entity, Index } from 'typeorm';
import { At, Id, Json, Ref } from '../core/db/columns';

/** An owner's answer to the objections against their claim: one a claim, the newest stays. */
@Entity('claim_answer')
@Index('claim_answer_by', ['answered_by'])
export class ClaimAnswerEntity {
  @Id() claim_id!: string;
  /** Encrypted: it may name people. */
  @Column({ type: 'varbinary', length: 4200 }) answer!: Buffer;
  @Json() answer_images!: string;
  /** The owner who answered; null, stored by the release before the column, is the claim's member. */
  @Ref({ nullable: true }) answered_by!: string | null;
  @At() answered_at!: Date;
}
