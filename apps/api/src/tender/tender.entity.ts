import type { TenderKind, TenderState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Sealed, Text, Version, Word } from '../core/db/columns';

/** A tender project of a brand. */
@Entity('tender')
@Index('tender_list', ['state', 'id'])
@Index('tender_closing', ['state', 'closes_at', 'id'])
@Index('tender_closes', ['closes_at', 'id'])
@Index('tender_consultant', ['consultant_id', 'id'])
@Index('tender_created', ['created_at', 'id'])
@Index('tender_state', ['state', 'created_at', 'id', 'closes_at', 'opens_at'])
@Index('tender_kind', ['kind', 'created_at', 'id'])
export class TenderEntity {
  @Id() id!: string;
  @Word() kind!: TenderKind;
  /** Title, brief, what to hand in and prize, by language. */
  @Json() texts!: string;
  @Ref() cover!: string;
  @Text(60) brand_name!: string;
  @Ref({ nullable: true }) brand_logo!: string | null;
  @Sealed({ nullable: true }) brand_contact!: Buffer | null;
  @Json() images!: string;
  @Ref({ nullable: true }) document!: string | null;
  @Json() field_ids!: string;
  @Json() ip_types!: string;
  @Json() kernels!: string;
  @At() opens_at!: Date;
  /** The first instant that is too late. */
  @At() closes_at!: Date;
  @Int({ nullable: true }) most_entries!: number | null;
  @Flag() sealed!: 0 | 1;
  @Json() criteria!: string;
  @Word({ default: 'draft' }) state!: TenderState;
  @Version() version!: number;
  /** Who answers questions about it. */
  @Ref({ nullable: true }) consultant_id!: string | null;
  @Text(500, { nullable: true }) cancel_reason!: string | null;
  @At({ nullable: true }) published_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
