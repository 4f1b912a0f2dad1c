import { Entity, Index } from 'typeorm';
import { CreatedAt, Id } from '../core/db/columns';

/** An IP that follows a project. */
@Entity('tender_follow')
@Index('tender_follow_tender', ['tender_id', 'ip_id'])
export class TenderFollowEntity {
  @Id() ip_id!: string;
  @Id() tender_id!: string;
  @CreatedAt() created_at!: Date;
}
