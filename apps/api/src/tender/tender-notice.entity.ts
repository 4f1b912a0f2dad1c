import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Ref, Word } from '../core/db/columns';

/** What followers and entrants of a project are told; its message is `tender_<kind>`. */
export const NOTICE_KINDS = [
  'opened',
  'changed',
  'closing',
  'cancelled',
  'answered',
  'decided',
  'reopened',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One event of a project, and how far telling it has come. The unique key makes each event one row. */
@Entity('tender_notice')
@Index('tender_notice_once', ['tender_id', 'kind', 'about'], { unique: true })
@Index('tender_notice_open', ['done_at', 'id'])
export class TenderNoticeEntity {
  @Id() id!: string;
  @Ref() tender_id!: string;
  @Word() kind!: NoticeKind;
  /**
   * The number of the version, the answered question, the upheld objection, when the result was published, or the opening or
   * closing time as the database writes it; otherwise empty.
   */
  @Word({ default: '' }) about!: string;
  /** The last IP whose operators were told; IPs are told in the order of their ids. */
  @Ref({ default: '' }) told_ip!: string;
  /** How often it failed, and when it is tried again. */
  @Int({ default: 0 }) tries!: number;
  @At({ nullable: true }) next_at!: Date | null;
  @At({ nullable: true }) done_at!: Date | null;
  @CreatedAt() created_at!: Date;
}
