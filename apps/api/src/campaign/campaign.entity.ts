import type { CampaignState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** A campaign that collects works from everybody. */
@Entity('campaign')
@Index('campaign_list', ['state', 'id'])
@Index('campaign_closing', ['state', 'closes_at', 'id'])
@Index('campaign_closes', ['closes_at', 'id'])
@Index('campaign_results', ['results_at'])
@Index('campaign_created', ['created_at', 'id'])
export class CampaignEntity {
  @Id() id!: string;
  /** Title, text and rules, by language. */
  @Json() texts!: string;
  @Ref() cover!: string;
  @At() opens_at!: Date;
  /** The first instant that is too late. */
  @At() closes_at!: Date;
  @Flag() asks_intro!: 0 | 1;
  @Int() most_images!: number;
  /** Names by language; an entry names them by their place. */
  @Json() categories!: string;
  @Int() per_phone!: number;
  @Flag() wall!: 0 | 1;
  @Word({ default: 'draft' }) state!: CampaignState;
  @Version() version!: number;
  @Text(500, { nullable: true }) cancel_reason!: string | null;
  /** When results were published, or it was cancelled. */
  @At({ nullable: true }) results_at!: Date | null;
  @At({ nullable: true }) published_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
