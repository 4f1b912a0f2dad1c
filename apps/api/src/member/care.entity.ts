import type { FollowUpState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Sealed, Version, Word } from '../core/db/columns';

/** A note of staff on a member, for staff only. */
@Entity('member_note')
@Index('note_member', ['member_id', 'id'])
@Index('note_created', ['created_at', 'id'])
export class NoteEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Ref() author_id!: string;
  @Sealed({ length: 8192 }) text!: Buffer;
  @At({ nullable: true }) edited_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** A reminder to contact a member. It belongs to the member, so a new consultant takes it over. */
@Entity('follow_up')
@Index('follow_up_member', ['member_id', 'state', 'due_on', 'id'])
@Index('follow_up_author', ['author_id', 'state', 'due_on', 'id'])
@Index('follow_up_due', ['state', 'due_on', 'id'])
@Index('follow_up_created', ['created_at', 'id'])
@Index('follow_up_all_due', ['due_on', 'id'])
export class FollowUpEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Ref() author_id!: string;
  @Word() state!: FollowUpState;
  /** A calendar day in Asia/Shanghai. */
  @Column({ type: 'date' }) due_on!: string;
  @Sealed() about!: Buffer;
  @At({ nullable: true }) done_at!: Date | null;
  @Ref({ nullable: true }) done_by!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
