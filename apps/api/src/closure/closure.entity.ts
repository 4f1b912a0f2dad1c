import type { ClosureReason, ClosureState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Text, Version, Word } from '../core/db/columns';

/** A request to close an account; a member has at most one open. */
@Entity('closure')
@Index('closure_open', ['open_member_id'], { unique: true })
@Index('closure_member', ['member_id', 'id'])
@Index('closure_due', ['state', 'due_at'])
@Index('closure_ended', ['state', 'ended_at', 'member_id'])
@Index('closure_created', ['created_at', 'id'])
@Index('closure_all_due', ['due_at', 'id'])
export class ClosureEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  /** The member's id while the request is open; a unique index allows one. */
  @Ref({ nullable: true }) open_member_id!: string | null;
  @Word() state!: ClosureState;
  @At() due_at!: Date;
  @At({ nullable: true }) ended_at!: Date | null;
  @Word({ nullable: true }) reason_code!: ClosureReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
