import { Entity, Index } from 'typeorm';
import { At, Hash } from '../db/columns';

/** A proof of work that was used; no process accepts it again. */
@Entity('used_proof')
@Index('proof_expires', ['expires_at'])
export class UsedProofEntity {
  @Hash({ primary: true }) proof_hash!: string;
  @At() expires_at!: Date;
}
