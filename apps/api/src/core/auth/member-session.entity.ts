import type { Browser, Platform } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Hash, Id, Ref, Word } from '../db/columns';

@Entity('member_session')
@Index('session_token', ['token_hash'], { unique: true })
@Index('session_member', ['member_id', 'ended_at'])
@Index('session_expires', ['expires_at'])
export class MemberSessionEntity {
  @Id() id!: string;
  @Ref() member_id!: string;
  @Hash() token_hash!: string;
  @At() expires_at!: Date;
  @At({ nullable: true }) ended_at!: Date | null;
  /** logout, elsewhere, staff, password, phone or closed. */
  @Word({ nullable: true }) end_reason!: string | null;
  @Word({ default: 'other' }) browser!: Browser;
  @Word({ default: 'other' }) platform!: Platform;
  @Word({ default: '' }) network!: string;
  @At({ nullable: true }) last_seen_at!: Date | null;
  /** When this session last proved the member's own phone by a one-time code. */
  @At({ nullable: true }) phone_proven_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
