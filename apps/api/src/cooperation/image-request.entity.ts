import type { ImageRequestState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Hash, Id, Int, Ref, Text, Version, Word } from '../core/db/columns';

/** A brand's request for pictures of a series in full resolution. */
@Entity('image_request')
@Index('image_request_cooperation', ['cooperation_id', 'created_at', 'id'])
@Index('image_request_ip', ['ip_id', 'created_at', 'id'])
@Index('image_request_ip_state', ['ip_id', 'state', 'created_at', 'id'])
@Index('image_request_state', ['state', 'created_at', 'id'])
@Index('image_request_due', ['state', 'due_at'])
@Index('image_request_created', ['created_at', 'id'])
@Index('image_request_remind', ['remind_at'])
@Index('image_request_escalated', ['escalated_at'])
export class ImageRequestEntity {
  @Id() id!: string;
  @Ref() cooperation_id!: string;
  @Ref() ip_id!: string;
  @Ref() series_id!: string;
  /** The name of the series when it was asked for. */
  @Text(160) series_name!: string;
  @Text(300) purpose!: string;
  @Text(200) used_in!: string;
  /** Last day of the use, `YYYY-MM-DD` in Asia/Shanghai, and its end. */
  @Word() until!: string;
  @At() ends_at!: Date;
  @Word({ default: 'waiting' }) state!: ImageRequestState;
  /** Who asked for the brand; null: the brand itself. */
  @Ref({ nullable: true }) staff_id!: string | null;
  /** Whether copies show whom they were given to. */
  @Flag() marked!: 0 | 1;
  /** Why pictures were refused or revoked. */
  @Text(300, { nullable: true }) answer!: string | null;
  @Ref({ nullable: true }) answered_by!: string | null;
  @At({ nullable: true }) answered_at!: Date | null;
  /** Until when the holder should answer. */
  @At({ nullable: true }) due_at!: Date | null;
  /** When the next reminder, escalation or end is due. */
  @At({ nullable: true }) remind_at!: Date | null;
  @At({ nullable: true }) escalated_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** A picture that is asked for. */
@Entity('image_request_item')
@Index('image_request_item_file', ['file_id'])
export class ImageRequestItemEntity {
  @Id() image_request_id!: string;
  @Id() file_id!: string;
  @Int() place!: number;
  /** The number on a marked copy. */
  @Word() copy_no!: string;
  @At({ nullable: true }) granted_at!: Date | null;
  @At({ nullable: true }) revoked_at!: Date | null;
}

/** A link to download one granted picture; the secret itself is not stored. */
@Entity('image_link')
@Index('image_link_token', ['token_hash'], { unique: true })
@Index('image_link_expires', ['expires_at'])
export class ImageLinkEntity {
  @Id() id!: string;
  @Ref() image_request_id!: string;
  @Ref() file_id!: string;
  @Hash() token_hash!: string;
  /** The staff member it was made for; null: the brand. */
  @Ref({ nullable: true }) staff_id!: string | null;
  /** Number of the brand's own link then; a new one ends this. */
  @Int() link_number!: number;
  @At() expires_at!: Date;
  @CreatedAt() created_at!: Date;
}

/** One answer to a download: which bytes were sent. */
@Entity('image_download')
@Index('image_download_request', ['image_request_id', 'created_at', 'id'])
export class ImageDownloadEntity {
  @Id() id!: string;
  @Ref() image_request_id!: string;
  @Ref() file_id!: string;
  @Ref({ nullable: true }) staff_id!: string | null;
  @Int() first_byte!: number;
  @Int({ default: 0 }) sent_bytes!: number;
  @Flag() complete!: 0 | 1;
  @CreatedAt() created_at!: Date;
}
