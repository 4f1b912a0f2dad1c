import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Text, Version } from '../core/db/columns';

/** A link to a partner site, with a display period. */
@Entity('friend_link')
@Index('friend_link_order', ['sort', 'id'])
export class FriendLinkEntity {
  @Id() id!: string;
  /** Name, by language. */
  @Json() names!: string;
  @Text(500) url!: string;
  @Int({ default: 0 }) sort!: number;
  @At({ nullable: true }) starts_at!: Date | null;
  @At({ nullable: true }) ends_at!: Date | null;
  @Flag() active!: 0 | 1;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
