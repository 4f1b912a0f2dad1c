import type { CodeBatchState, ScanMark, Verdict } from '@ipw/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, Version, Word } from '../../core/db/columns';

/** Codes issued in one go: serials 0 … quantity - 1 under `number`. One row, however many codes. */
@Entity('code_batch')
@Index('code_batch_number', ['number'], { unique: true })
@Index('code_batch_order', ['order_id'], { unique: true })
@Index('code_batch_request', ['request_id'], { unique: true })
@Index('code_batch_goods', ['goods_id'])
@Index('code_batch_ip', ['ip_id', 'id'])
export class BatchEntity {
  @Id() id!: string;
  @Column({ type: 'int', unsigned: true, generated: 'increment' }) number!: number;
  @Column({ type: 'tinyint', unsigned: true }) key_version!: number;
  @Ref() ip_id!: string;
  @Ref() goods_id!: string;
  @Ref({ nullable: true }) order_id!: string | null;
  @Ref({ nullable: true }) request_id!: string | null;
  @Ref({ nullable: true }) licensee_id!: string | null;
  @Int() quantity!: number;
  @Word({ default: 'active' }) state!: CodeBatchState;
  /** `[[first, last], …]`: serials revoked on their own. */
  @Json() revoked!: string;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** When its codes first left the house. */
  @At({ nullable: true }) delivered_at!: Date | null;
  /** Codes scanned at least once. */
  @Int({ default: 0 }) scanned!: number;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** One scan, written before it is answered. A code nobody made has no batch. */
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
  /** Why it is no further visit; null for one that counts. */
  @Word({ nullable: true }) mark!: ScanMark | null;
  @Text(60, { nullable: true }) place!: string | null;
  @Word() agent!: string;
  /** A keyed hash of the network address, to tell one source from many. */
  @Column({ type: 'char', length: 16, charset: 'ascii', collation: 'ascii_bin' }) source!: string;
}

/** The first scan and the count of a code that was scanned. */
@Entity('code_seen')
export class SeenEntity {
  @PrimaryColumn({ type: 'int', unsigned: true }) batch_number!: number;
  @PrimaryColumn({ type: 'int', unsigned: true }) serial!: number;
  @At() first_at!: Date;
  @Int() visits!: number;
}
