import type { BarState } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Text, Version, Word } from '../core/db/columns';

/** An IP and a member who cannot enter tenders for a time, because an entry of theirs was disqualified. */
@Entity('tender_bar')
@Index('tender_bar_once', ['registration_id'], { unique: true })
@Index('tender_bar_ip', ['ip_id', 'until'])
@Index('tender_bar_member', ['member_id', 'until'])
@Index('tender_bar_state', ['state', 'id'])
@Index('tender_bar_created', ['created_at', 'id'])
@Index('tender_bar_until', ['until', 'id'])
export class BarEntity {
  @Id() id!: string;
  @Ref() registration_id!: string;
  @Ref() ip_id!: string;
  /** Who handed the entry in. */
  @Ref({ nullable: true }) member_id!: string | null;
  @At() until!: Date;
  @Word({ default: 'active' }) state!: BarState;
  @Text(500, { nullable: true }) lift_reason!: string | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
