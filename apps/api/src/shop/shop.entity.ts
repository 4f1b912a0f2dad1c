import type { ShopLinkState, SubjectName } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, UpdatedAt, Version, Word } from '../core/db/columns';

export type SettingName = 'onepage' | 'contact' | 'manual';

/** Stored contents of the settings. */
export type OnepageData = {
  base_image: string | null;
  main_image: string | null;
  series_ids: string[];
};
export type ManualData = { manual_file: string | null };
export type ContactData = { link_name: string; link_QRcode: string | null };

/** A live setting of an IP's shop: one row an IP and subject. Proposed content is a revision. */
@Entity('shop_setting')
@Index('shop_setting_of', ['ip_id', 'subject'], { unique: true })
@Index('shop_setting_created', ['subject', 'created_at', 'id'])
@Index('shop_setting_updated', ['subject', 'updated_at', 'id'])
export class ShopSettingEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word() subject!: SubjectName;
  /** Approved content; null while nothing is live. */
  @Json({ nullable: true }) data!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  /** Last change of the live content. */
  @UpdatedAt() updated_at!: Date;
}

/** The private link of a shop. The link is computed from the number and not stored. */
@Entity('shop_link')
@Index('shop_link_ip', ['ip_id'], { unique: true })
export class ShopLinkEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'off' }) state!: ShopLinkState;
  /** Number of the newest link, the only valid one; never goes back. */
  @Int({ default: 0 }) number!: number;
  @At({ nullable: true }) issued_at!: Date | null;
  /** Null when it has no end. */
  @At({ nullable: true }) expires_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
