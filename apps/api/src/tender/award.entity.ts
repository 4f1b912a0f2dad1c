import type { AwardState, ProposedEntry } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** The result of a published tender; its id is the tender's. */
@Entity('tender_award')
@Index('tender_award_state', ['state', 'id'])
@Index('tender_award_queue', ['state', 'created_at', 'id'])
@Index('tender_award_created', ['created_at', 'id'])
export class AwardEntity {
  @Id() id!: string;
  @Word({ default: 'open' }) state!: AwardState;
  /** `ProposedEntry[]` as JSON; null before the first proposal. */
  @Json({ nullable: true }) proposal!: string | null;
  @Text(500, { nullable: true }) no_award_reason!: string | null;
  @Ref({ nullable: true }) proposed_by!: string | null;
  @Ref({ nullable: true }) published_by!: string | null;
  @At({ nullable: true }) published_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

export type Proposal = readonly ProposedEntry[];
