import type {
  CodeRequestState,
  InvoiceState,
  IssueReason,
  LabelOrderState,
  LabelPaymentState,
  LabelType,
  PaymentType,
  RefundState,
} from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Sealed, Text, Version, Word } from '../../core/db/columns';

/** A line of the price book; the newest whose day has come counts. */
@Entity('label_price')
@Index('label_price_day', ['label_type', 'valid_from'], { unique: true })
export class LabelPriceEntity {
  @Id() id!: string;
  @Word() label_type!: LabelType;
  @At() valid_from!: Date;
  @Int() unit_fen!: number;
  @Int() unit_per!: number;
  @Int() minimum!: number;
  @Int() plate_fee_fen!: number;
  @Int() plate_free_above!: number;
  @Int() sample_fee_fen!: number;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

@Entity('label_order')
@Index('label_order_ip_created', ['ip_id', 'created_at', 'id'])
@Index('label_order_number', ['order_number'], { unique: true })
@Index('label_order_goods', ['goods_id'])
@Index('label_order_queue', ['state', 'due_at', 'id'])
@Index('label_order_queue_created', ['state', 'created_at', 'id'])
@Index('label_order_created', ['created_at', 'id'])
@Index('label_order_assignee', ['assignee_id', 'state'])
export class LabelOrderEntity {
  @Id() id!: string;
  /** What people call it: `YYMMDD-NNNNN`. */
  @Column({ type: 'char', length: 12, charset: 'ascii', collation: 'ascii_bin' }) order_number!: string;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Ref() goods_id!: string;
  @Word({ default: 'in_process' }) state!: LabelOrderState;
  @Word() label_type!: LabelType;
  @Int() quantity!: number;
  @Column({ type: 'tinyint' }) sample!: 0 | 1;
  /** The completed order of the same IP for which this design was first made. */
  @Ref({ nullable: true }) repeat_of!: string | null;
  /** The quote as it was when the order was made. */
  @Json() items!: string;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @Word() payment_type!: PaymentType;
  @Flag() paid!: 0 | 1;
  @At({ nullable: true }) paid_at!: Date | null;
  @Ref({ nullable: true }) voucher_image!: string | null;
  /** Recipient, phone and address, sealed. */
  @Column({ type: 'varbinary', length: 2048 }) delivery!: Buffer;
  @Text(40, { nullable: true }) courier!: string | null;
  @Text(60, { nullable: true }) tracking_number!: string | null;
  @Word({ nullable: true }) reason_code!: IssueReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  /** The holder's account was closed: numbers and amounts stay, no workbench shows them. */
  @At({ nullable: true }) erased_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** 1 while a payment is open, else null: the unique index over it allows one open payment an order. */
export const PAYMENT_OPEN = "if(`state` = 'open',1,NULL)";

/** A wallet payment of an order, created when the holder opens the payment. Its id is the provider's reference. */
@Entity('label_payment')
@Index('label_payment_open', ['order_id', 'is_open'], { unique: true })
@Index('label_payment_asked', ['state', 'asked_at'])
@Index('label_payment_ref', ['provider', 'provider_ref'], { unique: true })
export class LabelPaymentEntity {
  @Id() id!: string;
  @Ref() order_id!: string;
  @Word() provider!: string;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  provider_ref!: string | null;
  @At({ nullable: true }) paid_at!: Date | null;
  @Word({ default: 'open' }) state!: LabelPaymentState;
  /** When the provider was last asked about it; at first, when it was begun. */
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) asked_at!: Date;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: PAYMENT_OPEN })
  is_open!: 1 | null;
}

/** A refund. An order paid twice and then rejected has several. */
@Entity('refund')
@Index('refund_of_order', ['order_id', 'id'])
@Index('refund_queue', ['state', 'id'])
export class RefundEntity {
  @Id() id!: string;
  @Ref() order_id!: string;
  @Word({ default: 'open' }) state!: RefundState;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @At({ nullable: true }) due_at!: Date | null;
  @Word({ nullable: true }) method!: PaymentType | null;
  /** The bank's or wallet's own number of the payment back, sealed: it may tell an account. */
  @Sealed({ nullable: true }) reference!: Buffer | null;
  @Column({ type: 'date', nullable: true }) paid_back_on!: Date | null;
  @At({ nullable: true }) settled_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

@Entity('invoice')
@Index('invoice_order', ['order_id'], { unique: true })
@Index('invoice_number', ['invoice_number'], { unique: true })
@Index('invoice_queue', ['state', 'due_at', 'id'])
export class InvoiceEntity {
  @Id() id!: string;
  @Ref() order_id!: string;
  @Word({ default: 'requested' }) state!: InvoiceState;
  @Text(100) company_name!: string;
  @Sealed() tax_id_number!: Buffer;
  @Sealed() email!: Buffer;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoice_number!: string | null;
  /** The document the tax system issued. */
  @Ref({ nullable: true }) file_id!: string | null;
  @At({ nullable: true }) issued_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

@Entity('code_request')
@Index('code_request_ip', ['ip_id', 'id'])
@Index('code_request_queue', ['state', 'due_at', 'id'])
@Index('code_request_created', ['created_at', 'id'])
@Index('code_request_assignee', ['assignee_id', 'state'])
export class CodeRequestEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Ref() member_id!: string;
  @Ref() goods_id!: string;
  @Ref() licensee_id!: string;
  @Word({ default: 'pending' }) state!: CodeRequestState;
  @Int() quantity!: number;
  @Word({ nullable: true }) reason_code!: IssueReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  /** The holder's account was closed: numbers and amounts stay, no workbench shows them. */
  @At({ nullable: true }) erased_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
