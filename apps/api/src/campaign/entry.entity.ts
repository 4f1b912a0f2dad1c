import { type CampaignEntryState, ON_WALL_SQL } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import {
  At,
  CreatedAt,
  Flag,
  Hash,
  Id,
  Int,
  Json,
  Ref,
  Sealed,
  Text,
  Version,
  Word,
} from '../core/db/columns';

/** A work entered into a campaign by somebody without an account. */
@Entity('campaign_entry')
@Index('entry_slot', ['campaign_id', 'phone_hash', 'slot'], { unique: true })
@Index('entry_phone', ['phone_hash', 'id'])
@Index('entry_wall', ['campaign_id', 'on_wall', 'pinned', 'id'])
@Index('entry_of', ['campaign_id', 'state', 'id'])
@Index('entry_won', ['campaign_id', 'prize'])
@Index('entry_list', ['state', 'id'])
@Index('entry_state', ['state', 'created_at', 'id'])
@Index('entry_campaign', ['campaign_id', 'created_at', 'id'])
@Index('entry_reported', ['reports', 'id'])
@Index('entry_prize', ['prize', 'id'])
@Index('entry_created', ['created_at', 'id', 'on_wall'])
@Index('entry_untold', ['untold', 'campaign_id'])
export class CampaignEntryEntity {
  @Id() id!: string;
  @Ref() campaign_id!: string;
  /** Its place among the entries of the phone; null once it counts no more. */
  @Int({ nullable: true }) slot!: number | null;
  @Hash() phone_hash!: string;
  @Text(40) work_name!: string;
  @Text(500, { nullable: true }) intro!: string | null;
  /** Places of the campaign's categories, as JSON. */
  @Json() categories!: string;
  /** An `Entrant` as encrypted JSON; null when removed. */
  @Sealed({ nullable: true }) entrant!: Buffer | null;
  /** The language of texts to the entrant. */
  @Word() language!: string;
  /** 1: the entrant agreed to the wall. */
  @Flag() wall!: 0 | 1;
  @Flag() pinned!: 0 | 1;
  @Flag() hidden!: 0 | 1;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: ON_WALL_SQL })
  on_wall!: 0 | 1 | null;
  @Text(40, { nullable: true }) prize!: string | null;
  /** Number of reports. */
  @Int({ default: 0 }) reports!: number;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(500, { nullable: true }) reason!: string | null;
  @Word({ default: 'submitted' }) state!: CampaignEntryState;
  @Version() version!: number;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  /** 1: the entrant does not know the result yet. */
  @Flag({ default: 1 }) untold!: 0 | 1;
  @CreatedAt() created_at!: Date;
}

export interface Entrant {
  entrant_name: string;
  area_code: string;
  phone_number: string;
}

/** A picture of an entry; each belongs to one. */
@Entity('campaign_picture')
@Index('campaign_picture_file', ['file_id'], { unique: true })
export class CampaignPictureEntity {
  @Id() entry_id!: string;
  @Id() file_id!: string;
  /** Its place among the entry's pictures. */
  @Int() place!: number;
}

/** A report that an entry copies another work. */
@Entity('campaign_report')
@Index('campaign_report_entry', ['entry_id', 'id'])
export class CampaignReportEntity {
  @Id() id!: string;
  @Ref() entry_id!: string;
  @Text(500) statement!: string;
  @Sealed({ nullable: true }) email!: Buffer | null;
  @CreatedAt() created_at!: Date;
}
