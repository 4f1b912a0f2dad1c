import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref } from '../core/db/columns';

/** An IP and a member who cannot enter tenders for a time, because an entry of theirs was disqualified. */
@Entity('tender_bar')
@Index('tender_bar_once', ['registration_id'], { unique: true })
@Index('tender_bar_ip', ['ip_id', 'until'])
@Index('tender_bar_member', ['member_id', 'until'])
export class BarEntity {
  @Id() id!: string;
  @Ref() registration_id!: string;
  @Ref() ip_id!: string;
  /** Who handed the entry in. */
  @Ref({ nullable: true }) member_id!: string | null;
  @At() until!: Date;
  @CreatedAt() created_at!: Date;
}
