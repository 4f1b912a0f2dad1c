import { type LabelPaymentState, labelPaymentMachine } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Version, Word } from '../../core/db/columns';

/** 1 while a payment is open, else null: a unique index over it allows one open payment of a thing. */
export const PAYMENT_OPEN = `if(\`state\` = '${labelPaymentMachine.initial}',1,NULL)`;

/** A wallet payment of a label order or a filing, created when the holder opens the payment. Its id is the provider's reference. */
@Entity('label_payment')
@Index('label_payment_open', ['order_id', 'is_open'], { unique: true })
@Index('label_payment_asked', ['state', 'asked_at'])
@Index('label_payment_ref', ['provider', 'provider_ref'], { unique: true })
export class LabelPaymentEntity {
  @Id() id!: string;
  /** The machine of what is paid. */
  @Word({ default: 'label_order' }) subject!: string;
  @Ref() order_id!: string;
  @Word() provider!: string;
  @Column({ type: 'bigint' }) amount_fen!: string;
  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  provider_ref!: string | null;
  @At({ nullable: true }) paid_at!: Date | null;
  @Word({ default: 'open' }) state!: LabelPaymentState;
  /** When the wallet was last queried about it; initially when it was begun. */
  @At({ default: () => 'CURRENT_TIMESTAMP(3)' }) asked_at!: Date;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
  @Column({ type: 'tinyint', nullable: true, generatedType: 'STORED', asExpression: PAYMENT_OPEN })
  is_open!: 1 | null;
}
