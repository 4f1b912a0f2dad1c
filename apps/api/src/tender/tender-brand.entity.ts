import type { Language } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Int, Json, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** Who scores a project’s entries for its brand; its id is the tender’s. */
@Entity('tender_brand')
@Index('tender_brand_phone', ['phone_hash'])
export class TenderBrandEntity {
  @Id() id!: string;
  /** A `BrandContact` as encrypted JSON; null when deleted. */
  @Sealed({ length: 2048, nullable: true }) buyer!: Buffer | null;
  @Hash({ nullable: true }) phone_hash!: string | null;
  /** Number of the link; a new link ends the one before. */
  @Int({ default: 1 }) link_number!: number;
  /** Of the text with the link. */
  @Word({ default: 'zh-CN' }) language!: Language;
  @At() sent_at!: Date;
  @CreatedAt() created_at!: Date;
}

export interface BrandContact {
  buyer_name: string;
  area_code: string;
  phone_number: string;
}

/** What the brand thinks of an approved entry, criterion by criterion; its id is the entry’s. */
@Entity('tender_brand_score')
@Index('tender_brand_score_tender', ['tender_id', 'id'])
export class BrandScoreEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  /** `number[]` as JSON, in the order of the project’s criteria. */
  @Json() points!: string;
  /** For staff alone. */
  @Text(1000, { nullable: true }) remark!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
