import { Column, Entity } from 'typeorm';
import { At, Id, Json } from '../core/db/columns';

/** An owner's answer to the objections against their claim: one a claim, the newest stays. */
@Entity('claim_answer')
export class ClaimAnswerEntity {
  @Id() claim_id!: string;
  /** Encrypted: it may name people. */
  @Column({ type: 'varbinary', length: 4200 }) answer!: Buffer;
  @Json() answer_images!: string;
  @At() answered_at!: Date;
}
