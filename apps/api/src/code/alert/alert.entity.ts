import { type AlertKind, type AlertOutcome, type CodeAlertState, codeAlertMachine } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Ref, Text, Version, Word } from '../../core/db/columns';

/** 1 while an alert is open, else null: a unique index over it allows one open alert of a kind and key. */
export const ALERT_IS_OPEN = `if(\`state\` = '${codeAlertMachine.initial}',1,NULL)`;

/** An alert about unusual scans. Its scans are found by kind, key, first and last scan. */
@Entity('code_alert')
@Index('code_alert_open', ['kind', 'alert_key', 'is_open'], { unique: true })
@Index('code_alert_ip', ['ip_id', 'id'])
@Index('code_alert_lately', ['ip_id', 'kind', 'created_at'])
@Index('code_alert_queue', ['state', 'id'])
export class AlertEntity {
  @Id() id!: string;
  @Word() kind!: AlertKind;
  /** The batch and serial of a code, the number of a batch, or the keyed hash of a source. */
  @Word() alert_key!: string;
  /** Null for unknown codes. */
  @Ref({ nullable: true }) ip_id!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) batch_number!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) serial!: number | null;
  @Word({ default: 'open' }) state!: CodeAlertState;
  @Int() scans!: number;
  @Column({ type: 'bigint' }) first_scan_id!: string;
  @Column({ type: 'bigint' }) last_scan_id!: string;
  @At() first_at!: Date;
  @At() last_at!: Date;
  @Word({ nullable: true }) outcome!: AlertOutcome | null;
  /** 1 when the IP's owners were notified of it, 0 when they had been of another a short time before. */
  @Flag() notified!: 0 | 1;
  @Text(500, { nullable: true }) note!: string | null;
  @At({ nullable: true }) settled_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: ALERT_IS_OPEN })
  is_open!: 1 | null;
}

/** The alert worker's position in the scan log. One row. */
@Entity('code_alert_mark')
export class AlertMarkEntity {
  @PrimaryColumn({ type: 'tinyint' }) id!: number;
  /** The last processed scan. */
  @Column({ type: 'bigint', default: 0 }) done_id!: string;
  /** The newest scan at the time `seen_at`. */
  @Column({ type: 'bigint', default: 0 }) seen_id!: string;
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) seen_at!: Date;
}
