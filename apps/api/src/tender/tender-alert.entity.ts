import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref } from '../core/db/columns';

/** How far IPs were looked through for whom a project fits. */
@Entity('tender_alert')
@Index('tender_alert_open', ['done_at', 'tender_id'])
export class TenderAlertEntity {
  @Id() tender_id!: string;
  /** The last IP looked at; IPs are looked at in the order of their ids. */
  @Ref({ default: '' }) seen_ip!: string;
  @At({ nullable: true }) done_at!: Date | null;
  @CreatedAt() created_at!: Date;
}

/** When the operators of an IP were last told of a project that fits. */
@Entity('tender_alert_ip')
export class TenderAlertIpEntity {
  @Id() ip_id!: string;
  @At() told_at!: Date;
}

/** An IP whose operators were told that a project fits; they are told of its last day and its result, too. */
@Entity('tender_alert_told')
@Index('tender_alert_told_ip', ['ip_id'])
export class TenderAlertToldEntity {
  @Id() tender_id!: string;
  @Id() ip_id!: string;
}
