import type { ScanMark, Verdict } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { At, Int, Ref, Text, Word } from '../../core/db/columns';

/** A scan, stored before it is answered. An unknown code has no batch. */
@Entity('code_scan')
@Index('code_scan_ip', ['ip_id', 'at', 'id', 'batch_number', 'verdict', 'mark', 'place'])
@Index('code_scan_at', ['at', 'id', 'verdict'])
@Index('code_scan_code', ['batch_number', 'serial', 'id'])
export class ScanEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @At() at!: Date;
  @Ref({ nullable: true }) ip_id!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) batch_number!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) serial!: number | null;
  @Word() verdict!: Verdict;
  /** Why it is no visit; null when it counts. */
  @Word({ nullable: true }) mark!: ScanMark | null;
  @Text(60, { nullable: true }) place!: string | null;
  @Word() agent!: string;
  /** A keyed hash of the network address, to tell sources apart. */
  @Column({ type: 'char', length: 16, charset: 'ascii', collation: 'ascii_bin' }) source!: string;
}

/** First visit and number of visits of a scanned code. */
@Entity('code_seen')
export class SeenEntity {
  @PrimaryColumn({ type: 'int', unsigned: true }) batch_number!: number;
  @PrimaryColumn({ type: 'int', unsigned: true }) serial!: number;
  @At() first_at!: Date;
  @Int() visits!: number;
}
