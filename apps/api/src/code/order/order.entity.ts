import type { IssueReason, LabelOrderState, LabelType, PaymentType } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Ref, Text, Version, Word } from '../../core/db/columns';

@Entity('label_order')
@Index('label_order_ip_created', ['ip_id', 'created_at', 'id'])
@Index('label_order_number', ['order_number'], { unique: true })
@Index('label_order_member', ['member_id', 'id'])
@Index('label_order_goods', ['goods_id'])
@Index('label_order_queue', ['state', 'due_at', 'id'])
@Index('label_order_queue_created', ['state', 'created_at', 'id'])
@Index('label_order_created', ['created_at', 'id'])
@Index('label_order_assignee', ['assignee_id', 'state'])
@Index('label_order_voucher', ['voucher_image'])
@Index('label_order_kept', ['kept_since'])
@Index('label_order_due', ['due_at', 'id'])
export class LabelOrderEntity {
  @Id() id!: string;
  /** Number shown to people: `YYMMDD-NNNNN`. */
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
  /** The quote when the order was made. */
  @Json() items!: string;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @Word() payment_type!: PaymentType;
  @Flag() paid!: 0 | 1;
  @At({ nullable: true }) paid_at!: Date | null;
  @Ref({ nullable: true }) voucher_image!: string | null;
  /** Recipient, phone and address, encrypted. */
  @Column({ type: 'varbinary', length: 2048 }) delivery!: Buffer;
  @Text(40, { nullable: true }) courier!: string | null;
  @Text(60, { nullable: true }) tracking_number!: string | null;
  @Word({ nullable: true }) reason_code!: IssueReason | null;
  @Text(2000, { nullable: true }) reason!: string | null;
  @Ref({ nullable: true }) assignee_id!: string | null;
  @At({ nullable: true }) assigned_at!: Date | null;
  @At({ nullable: true }) due_at!: Date | null;
  @At({ nullable: true }) decided_at!: Date | null;
  /** When the holder's account was closed: numbers and amounts stay, no workbench shows them. */
  @At({ nullable: true }) erased_at!: Date | null;
  /** When the recipient was erased, at the end of the retention period; workbenches still show the order. */
  @At({ nullable: true }) emptied_at!: Date | null;
  /** When the retention period began: the end of the record. Null while it is open, and once its personal data is erased. */
  @At({
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'case when `emptied_at` is null and `erased_at` is null then `decided_at` end',
  })
  kept_since!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
