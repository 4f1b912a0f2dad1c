import type { PaymentType, RefundState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Sealed, Version, Word } from '../../core/db/columns';

/** A refund. An order paid twice and then rejected has several. */
@Entity('refund')
@Index('refund_of_order', ['order_id', 'id'])
@Index('refund_queue', ['state', 'id'])
@Index('refund_kept', ['kept_since'])
@Index('refund_created', ['created_at', 'id'])
@Index('refund_due', ['due_at', 'id'])
@Index('refund_voucher', ['voucher_image'])
export class RefundEntity {
  @Id() id!: string;
  /** The machine of what was paid: a label order, a filing. */
  @Word({ default: 'label_order' }) subject!: string;
  @Ref() order_id!: string;
  @Word({ default: 'open' }) state!: RefundState;
  @Column({ type: 'bigint' }) amount_fen!: string;
  /** The payment that this refund returns, copied because a rejected filing can be paid again. All four are null in refunds of earlier releases. */
  @Word({ nullable: true }) payment_type!: PaymentType | null;
  @Ref({ nullable: true }) payment_id!: string | null;
  @At({ nullable: true }) paid_at!: Date | null;
  @Ref({ nullable: true }) voucher_image!: string | null;
  @At({ nullable: true }) due_at!: Date | null;
  @Word({ nullable: true }) method!: PaymentType | null;
  /** The bank's or wallet's number of the refund, encrypted because it may name an account. */
  @Sealed({ nullable: true }) reference!: Buffer | null;
  @Column({ type: 'date', nullable: true }) paid_back_on!: Date | null;
  @At({ nullable: true }) settled_at!: Date | null;
  /** When the retention period began: the end of the record. Null while it is open, and once its personal data is erased. */
  @At({
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'case when `reference` is not null then `settled_at` end',
  })
  kept_since!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
