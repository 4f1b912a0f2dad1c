import { INVOICE_KEPT_SQL, type InvoiceState } from '@ipw/domain';
import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Ref, Sealed, Text, Version, Word } from '../../core/db/columns';

@Entity('invoice')
@Index('invoice_order', ['order_id'], { unique: true })
@Index('invoice_number', ['invoice_number'], { unique: true })
@Index('invoice_queue', ['state', 'due_at', 'id'])
@Index('invoice_kept', ['kept_since'])
@Index('invoice_created', ['created_at', 'id'])
@Index('invoice_due', ['due_at', 'id'])
export class InvoiceEntity {
  @Id() id!: string;
  /** The machine of what was paid: a label order, a filing. */
  @Word({ default: 'label_order' }) subject!: string;
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
  /** When the retention period began: the end of the record. Null while it is open, and once its personal data is erased. */
  @At({ nullable: true, generatedType: 'VIRTUAL', asExpression: INVOICE_KEPT_SQL })
  kept_since!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
