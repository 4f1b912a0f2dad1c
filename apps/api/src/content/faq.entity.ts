import type { FaqTopic } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Version, Word } from '../core/db/columns';

/** A question and its answer, with a display period. */
@Entity('faq')
@Index('faq_order', ['topic', 'sort', 'id'])
export class FaqEntity {
  @Id() id!: string;
  @Word() topic!: FaqTopic;
  /** Question and answer, by language. */
  @Json() texts!: string;
  @Int({ default: 0 }) sort!: number;
  @At({ nullable: true }) starts_at!: Date | null;
  @At({ nullable: true }) ends_at!: Date | null;
  @Flag() active!: 0 | 1;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
