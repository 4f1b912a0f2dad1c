import type { CooperationOrigin, CooperationState, DealSource } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Hash, Id, Int, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** A cooperation of a brand and an IP: a matched sheet, an awarded entry, or a contract entered by staff. */
@Entity('cooperation')
@Index('cooperation_origin', ['origin', 'origin_id'], { unique: true })
@Index('cooperation_number', ['coop_no'], { unique: true })
@Index('cooperation_ip_created', ['ip_id', 'created_at', 'id'])
@Index('cooperation_phone', ['phone_hash'])
@Index('cooperation_created', ['created_at', 'id'])
@Index('cooperation_texts', ['texts_at'])
@Index('cooperation_kept', ['kept_since'])
@Index('cooperation_state_ended', ['state', 'ended_at'])
export class CooperationEntity {
  @Id() id!: string;
  @Word() coop_no!: string;
  @Ref() ip_id!: string;
  /** What it came from, and the id of that record; of a contract its own. */
  @Word() origin!: CooperationOrigin;
  @Ref() origin_id!: string;
  @Word({ default: 'active' }) state!: CooperationState;
  @Word() source!: DealSource;
  @Int() share_percent!: number;
  /** What a contract is about; other origins say it themselves. */
  @Text(80, { nullable: true }) title!: string | null;
  @Text(60, { nullable: true }) contract_number!: string | null;
  /** Days of the contract, `YYYY-MM-DD`. */
  @Word({ nullable: true }) starts_on!: string | null;
  @Word({ nullable: true }) ends_on!: string | null;
  /** A `Buyer` as encrypted JSON; null when erased. */
  @Sealed({ length: 2048, nullable: true }) buyer!: Buffer | null;
  /** Of the phone that may act for the brand; null where it has no contact. */
  @Hash({ nullable: true }) phone_hash!: string | null;
  /** Number of the brand's link; a new link ends the one before. */
  @Int({ default: 1 }) link_number!: number;
  /** The language of texts to the brand. */
  @Word({ default: 'zh-CN' }) language!: string;
  /** Whether the brand gets one text a day about replies. */
  @Flag() daily!: number;
  /** Replies to be told in that text, and when; null without any. */
  @Int({ default: 0 }) waiting_texts!: number;
  @At({ nullable: true }) texts_at!: Date | null;
  @At({ nullable: true }) ended_at!: Date | null;
  /** Since when it is only kept; null before its end, and without names or contacts. */
  @At({
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'case when `buyer` is not null then `ended_at` end',
  })
  kept_since!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
