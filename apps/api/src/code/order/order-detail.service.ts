import { Injectable } from '@nestjs/common';
import {
  labelOrderMachine,
  ORDER_EVENTS,
  type OrderDetail,
  type OrderEvent,
  type OrderRow,
  type QuoteItem,
} from '@ipw/domain';
import { Db, fromJson } from '../../core/db/db';
import { FileService, type Viewer } from '../../core/files/file.service';
import { FieldCipher } from '../../core/security/field-cipher';
import { type GoodsEntity, priceOf } from '../goods';
import { InvoiceService } from './invoice.service';
import { openOrderContact } from './order-contact';
import type { LabelOrderEntity } from './order.entity';
import { fitsWait, type OrderFound } from './order.view';
import { RefundService } from './refund.service';

type Contents = Omit<OrderDetail, keyof OrderRow>;

/** Details of an order beyond its row: items, voucher, delivery, timeline, invoice, refund. */
@Injectable()
export class OrderDetailService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly invoices: InvoiceService,
    private readonly refunds: RefundService,
  ) {}

  async contents(row: OrderFound, viewer: Viewer): Promise<Contents> {
    const [voucher, invoice, refund, payment, lines] = await Promise.all([
      this.files.oneOrNull(row.voucher_image, viewer),
      this.invoices.of(row.id, viewer),
      this.refunds.of(this.db, row.id),
      this.db.one('SELECT 1 FROM label_payment WHERE order_id = ? AND is_open = 1', [row.id]),
      this.db.rows<{ action: OrderEvent['key']; created_at: Date }>(
        'SELECT action, created_at FROM audit_line WHERE subject = ? AND subject_id = ? AND action IN (?) ORDER BY id',
        [labelOrderMachine.name, row.id, ORDER_EVENTS],
      ),
    ]);
    return {
      items: fromJson<QuoteItem[]>(row.items),
      voucher,
      ...openOrderContact(this.cipher, row),
      timeline: lines.map(({ action, created_at }) => ({ key: action, at: created_at.toISOString() })),
      paying: payment && fitsWait('pay', row) ? 1 : 0,
      invoice,
      refund,
    };
  }

  /** The goods of an order, for deciding it. */
  async goods({ goods_id }: Pick<LabelOrderEntity, 'goods_id'>, viewer: Viewer) {
    const row = (await this.db.one<GoodsEntity>('SELECT * FROM code_goods WHERE id = ?', [goods_id]))!;
    const image = await this.files.oneOrNull(row.image_id, viewer);
    const { project_name, product_name, licensee } = row;
    return { project_name, product_name, licensee, price_fen: priceOf(row), image };
  }
}
