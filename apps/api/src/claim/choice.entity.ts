import { Column, Entity } from 'typeorm';
import { Id, Ref, UpdatedAt } from '../core/db/columns';

/** Step 1 of a member's next claim: the search and the form of a new IP, before the IP exists. */
@Entity('claim_choice')
export class ClaimChoiceEntity {
  /** The member's id. */
  @Id() member_id!: string;
  /** Encrypted: what the member types before anything is submitted. */
  @Column({ type: 'blob' }) draft!: Buffer;
  /** The avatar of the new IP, kept while the draft names it. */
  @Ref({ nullable: true }) image_id!: string | null;
  @UpdatedAt() updated_at!: Date;
}
