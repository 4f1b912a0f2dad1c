import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Int } from '../core/db/columns';

/** An IP that follows a campaign. */
@Entity('campaign_follow')
@Index('campaign_follow_campaign', ['campaign_id', 'told', 'ip_id'])
export class CampaignFollowEntity {
  @Id() ip_id!: string;
  @Id() campaign_id!: string;
  /** The last event its operators were told of: 0 none, else a place of `CampaignWatchService`. */
  @Int({ default: 0 }) told!: number;
  @CreatedAt() created_at!: Date;
}
