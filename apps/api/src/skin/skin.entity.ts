import type { SkinCreation, SkinState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Json, Ref, Text, UpdatedAt, Version, Word } from '../core/db/columns';

/** Skin goods of an IP for the video platform, from draft to listing. */
@Entity('skin')
@Index('skin_registration', ['registration_id'], { unique: true })
@Index('skin_ip', ['ip_id', 'updated_at', 'id'])
@Index('skin_ip_state', ['ip_id', 'state', 'updated_at', 'id'])
@Index('skin_queue_id', ['state', 'id'])
@Index('skin_queue_due', ['state', 'due_at', 'id'])
@Index('skin_queue', ['state', 'submitted_at', 'id'])
@Index('skin_due', ['due_at', 'id'])
@Index('skin_submitted', ['submitted_at', 'id'])
@Index('skin_assignee', ['assignee_id', 'state'])
@Index('skin_listing', ['state', 'listed_on'])
export class SkinEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Word({ default: 'creating' }) state!: SkinState;
  @Word({ default: 'manual' }) creation!: SkinCreation;
  /** The awarded entry to a tender that made these goods. */
  @Ref({ nullable: true }) registration_id!: string | null;
  /** As in `data`, for lists. */
  @Text(16, { default: '' }) goods_name!: string;
  /** `SkinMaterial` as JSON; pictures by their ids. */
  @Json() data!: string;
  @Ref({ nullable: true }) submitted_by!: string | null;
  @At({ nullable: true }) submitted_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  @Word({ nullable: true }) reason_code!: string | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** The reviewer's marks of the last rejection, with reasons. */
  @Json({ nullable: true }) marks!: string | null;
  /** The material of the last rejection, to show later changes. */
  @Json({ nullable: true }) rejected!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  /** The text of the authorization letter that was agreed to with the last submission. */
  @Text(16, { nullable: true }) letter_version!: string | null;
  @Hash({ nullable: true }) letter_hash!: string | null;
  /** The planned day, then the day of the listing, in Asia/Shanghai. */
  @Column({ type: 'date', nullable: true }) listed_on!: string | null;
  @Text(500, { nullable: true }) listing_link!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  @UpdatedAt() updated_at!: Date;
}
