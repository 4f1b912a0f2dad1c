import type { CodeBatchState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Json, Ref, Text, Version, Word } from '../../core/db/columns';

/** Codes issued together: serials 0 … quantity - 1 under `number`. One row, however many codes. */
@Entity('code_batch')
@Index('code_batch_number', ['number'], { unique: true })
@Index('code_batch_order', ['order_id'], { unique: true })
@Index('code_batch_request', ['request_id'], { unique: true })
@Index('code_batch_goods', ['goods_id'])
@Index('code_batch_ip', ['ip_id', 'id'])
@Index('code_batch_licensee', ['licensee_id', 'quantity'])
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
  /** `[[first, last], …]`: revoked serials. */
  @Json() revoked!: string;
  @Text(2000, { nullable: true }) reason!: string | null;
  /** When its codes were first delivered or exported. */
  @At({ nullable: true }) delivered_at!: Date | null;
  /** Codes scanned at least once. */
  @Int({ default: 0 }) scanned!: number;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
