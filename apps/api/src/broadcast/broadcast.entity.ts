import type { Audience, BroadcastState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, Version, Word } from '../core/db/columns';

/** A broadcast to many members. The row is its own queue: it stores the position of the sending. */
@Entity('broadcast')
@Index('broadcast_due', ['state', 'send_at'])
export class BroadcastEntity {
  @Id() id!: string;
  @Word({ default: 'draft' }) state!: BroadcastState;
  /** Title and body by language. */
  @Json() texts!: string;
  @Text(500, { nullable: true }) link!: string | null;
  @Word() audience!: Audience;
  @Ref({ nullable: true }) consultant_id!: string | null;
  @Json() member_ids!: string;
  @At({ nullable: true }) send_at!: Date | null;
  @At({ nullable: true }) started_at!: Date | null;
  @At({ nullable: true }) finished_at!: Date | null;
  /** The first ten characters (the time) of the ids of all its messages; the rest is derived from the member's id. */
  @Word({ nullable: true }) head!: string | null;
  /** The last member who has received it. */
  @Ref({ nullable: true }) reached!: string | null;
  @Int({ default: 0 }) total!: number;
  @Int({ default: 0 }) sent!: number;
  @Ref() created_by!: string;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
