import type { ScanMark, Verdict } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { At, CreatedAt, Hash, Int, MonthKey, Ref, Text, Word } from '../../core/db/columns';

/** A scan, stored before it is answered, in the partition of its month. An unknown code has no batch. */
@Entity('code_scan')
@Index('code_scan_ip', ['ip_id', 'at', 'id', 'batch_number', 'verdict', 'place'])
@Index('code_scan_at', ['at', 'id'])
@Index('code_scan_verdict', ['verdict', 'at', 'id', 'ip_id'])
@Index('code_scan_source', ['source', 'at', 'id'])
@Index('code_scan_code', ['batch_number', 'serial', 'id'])
export class ScanEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @PrimaryColumn({ type: 'datetime', precision: 3 }) at!: Date;
  @Ref({ nullable: true }) ip_id!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) batch_number!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) serial!: number | null;
  @Word() verdict!: Verdict;
  /** Why it is no visit; null when it counts. */
  @Word({ nullable: true }) mark!: ScanMark | null;
  @Text(60, { nullable: true }) place!: string | null;
  @Word() agent!: string;
  /** A keyed hash of the network address and the month, to tell sources apart; empty after 90 days. */
  @Column({ type: 'char', length: 16, charset: 'ascii', collation: 'ascii_bin' }) source!: string;
}

/** A month of scans that was moved to storage. */
@Entity('code_scan_archive')
export class ScanArchiveEntity {
  /** `2026-11`, in Asia/Shanghai. */
  @MonthKey() month!: string;
  @Column({ type: 'bigint' }) scans!: string;
  /** SHA-256 of the lines. */
  @Hash() sha256!: string;
  @CreatedAt() created_at!: Date;
}

/** First visit and number of visits of a scanned code. */
@Entity('code_seen')
export class SeenEntity {
  @PrimaryColumn({ type: 'int', unsigned: true }) batch_number!: number;
  @PrimaryColumn({ type: 'int', unsigned: true }) serial!: number;
  @At() first_at!: Date;
  @Int() visits!: number;
}

/** Codes of a batch scanned at least once, in slots: transactions that scan one batch at the same time rarely wait for each other. */
@Entity('code_batch_scanned')
export class BatchScannedEntity {
  @PrimaryColumn({ type: 'int', unsigned: true }) batch_number!: number;
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) slot!: number;
  @Int() scanned!: number;
}

/** One row. A transaction that writes scans holds it shared; the log's reader waits for all of them by locking it. */
@Entity('code_scan_gate')
export class ScanGateEntity {
  @PrimaryColumn({ type: 'tinyint' }) id!: number;
}
