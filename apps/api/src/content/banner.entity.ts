import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Text, Version } from '../core/db/columns';

/** A picture with a link and a display period. */
@Entity('banner')
@Index('banner_order', ['sort'])
@Index('banner_image', ['image_id'], { unique: true })
export class BannerEntity {
  @Id() id!: string;
  /** Title, by language. */
  @Json() titles!: string;
  @Ref() image_id!: string;
  @Text(500, { nullable: true }) link!: string | null;
  @Int({ default: 0 }) sort!: number;
  @At({ nullable: true }) starts_at!: Date | null;
  @At({ nullable: true }) ends_at!: Date | null;
  @Flag() active!: 0 | 1;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
