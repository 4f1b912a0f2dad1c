import { Injectable } from '@nestjs/common';
import { refundMachine, RETENTION } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { sweepEach } from '../../core/db/sweep';
import { FileService } from '../../core/files/file.service';
import { FieldCipher } from '../../core/security/field-cipher';
import { InvoiceService, type LabelOrderEntity, RefundService, withoutRecipient } from '../order';

/**
 * Deletes to whom label orders went, who was invoiced and where refunds went, years after their end. The numbers and amounts
 * stay, and holders still see their orders and order them again.
 */
@Injectable()
export class CodeExpiryService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly invoices: InvoiceService,
    private readonly refunds: RefundService,
  ) {}

  async run(): Promise<void> {
    await sweepEach<LabelOrderEntity>(
      this.db,
      `SELECT * FROM label_order t WHERE t.kept_since < NOW(3) - INTERVAL ? YEAR
        AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = t.id AND r.state = ?)`,
      [RETENTION.matterYears, refundMachine.initial],
      (order) => this.db.tx((sql) => this.empty(sql, order)),
    );
    await this.invoices.expire();
    await this.refunds.expire();
  }

  private async empty(sql: Sql, { id, voucher_image }: LabelOrderEntity): Promise<void> {
    await sql.update('label_order', { ...withoutRecipient(this.cipher, id), emptied_at: new Date() }, { id });
    if (voucher_image) await this.files.release(sql, [voucher_image]);
  }
}
