import { Injectable } from '@nestjs/common';
import { fromJson } from '../core/db/db';
import { FieldCipher } from '../core/security/field-cipher';
import type { AlertEntity } from './alert/alert.entity';
import type { GoodsEntity, LicenseeEntity } from './goods/goods.entity';
import type { CodeRequestEntity, InvoiceEntity, LabelOrderEntity } from './order/order.entity';
import type { CodeReportEntity } from './report/report.entity';
import { statementOf } from './report/report.view';
import { contactPlace, deliveryPlace, invoiceEmailPlace } from './sealed-places';

type Named<R> = R & { ip_name: string };
type Invoiced = Named<LabelOrderEntity> & {
  invoice_id: string | null;
  product_name: string;
} & Pick<InvoiceEntity, 'company_name' | 'tax_id_number' | 'email' | 'invoice_number' | 'issued_at'>;

/** One table of a member's archive: what to read, oldest first, and how a row is told. */
export interface ArchiveTable<R = never> {
  sql: string;
  params: unknown[];
  tell: (row: R) => unknown;
}

const OWN = '(ip.owner_id = ? OR (ip.owner_id IS NULL AND ip.created_by = ?))';

/** What a member's archive holds of goods, merchants, label orders, code requests and alerts, in clear. */
@Injectable()
export class CodeArchive {
  constructor(private readonly cipher: FieldCipher) {}

  goods(id: string): ArchiveTable<Named<GoodsEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_goods t JOIN ip ON ip.id = t.ip_id WHERE ${OWN} AND t.deleted_at IS NULL`,
      params: [id, id],
      tell: (goods) => ({
        goods_id: goods.id,
        ip_name: goods.ip_name,
        project_name: goods.project_name,
        product_name: goods.product_name,
        licensee: goods.licensee,
        price_fen: Number(goods.price_fen),
        image: goods.image_id,
        ordered: goods.ordered,
        issued: goods.issued,
        given: goods.given,
        created_at: goods.created_at,
      }),
    };
  }

  merchants(id: string): ArchiveTable<Named<LicenseeEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_licensee t JOIN ip ON ip.id = t.ip_id WHERE ${OWN} AND t.deleted_at IS NULL`,
      params: [id, id],
      tell: (merchant) => ({
        licensee_id: merchant.id,
        ip_name: merchant.ip_name,
        licensee_name: merchant.licensee_name,
        ...(JSON.parse(this.cipher.open(contactPlace(merchant.id), merchant.contact)) as object),
        created_at: merchant.created_at,
      }),
    };
  }

  /** Orders of their own IPs, and those they placed for an IP they help to run. */
  orders(id: string): ArchiveTable<Invoiced> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name, i.id AS invoice_id, i.company_name, i.tax_id_number, i.email,
          i.invoice_number, i.issued_at
          FROM label_order t JOIN ip ON ip.id = t.ip_id JOIN code_goods g ON g.id = t.goods_id
          LEFT JOIN invoice i ON i.order_id = t.id WHERE (t.member_id = ? OR ${OWN}) AND t.erased_at IS NULL`,
      params: [id, id, id],
      tell: (order) => ({
        order_id: order.id,
        ip_name: order.ip_name,
        product_name: order.product_name,
        label_type: order.label_type,
        quantity: order.quantity,
        items: fromJson(order.items),
        amount_fen: Number(order.amount_fen),
        payment_type: order.payment_type,
        paid: order.paid,
        voucher_image: order.voucher_image,
        state: order.state,
        ...(JSON.parse(this.cipher.open(deliveryPlace(order.id), order.delivery)) as object),
        courier: order.courier,
        tracking_number: order.tracking_number,
        invoice: order.invoice_id && {
          company_name: order.company_name,
          tax_id_number: order.tax_id_number,
          email: this.cipher.open(invoiceEmailPlace(order.invoice_id), order.email),
          invoice_number: order.invoice_number,
          issued_at: order.issued_at,
        },
        reason_code: order.reason_code,
        reason: order.reason,
        created_at: order.created_at,
        decided_at: order.decided_at,
      }),
    };
  }

  requests(
    id: string,
  ): ArchiveTable<Named<CodeRequestEntity> & { product_name: string; licensee_name: string }> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name, l.licensee_name FROM code_request t JOIN ip ON ip.id = t.ip_id
          JOIN code_goods g ON g.id = t.goods_id JOIN code_licensee l ON l.id = t.licensee_id
          WHERE (t.member_id = ? OR ${OWN}) AND t.erased_at IS NULL`,
      params: [id, id, id],
      tell: (request) => ({
        request_id: request.id,
        ip_name: request.ip_name,
        product_name: request.product_name,
        licensee_name: request.licensee_name,
        quantity: request.quantity,
        state: request.state,
        reason_code: request.reason_code,
        reason: request.reason,
        created_at: request.created_at,
        decided_at: request.decided_at,
      }),
    };
  }

  /** What buyers reported about labels of their IPs; whom to reach for it is the buyer's own. */
  reports(id: string): ArchiveTable<Named<CodeReportEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_report t JOIN ip ON ip.id = t.ip_id WHERE ${OWN} AND t.erased_at IS NULL`,
      params: [id, id],
      tell: (report) => ({
        report_id: report.id,
        ip_name: report.ip_name,
        batch_number: report.batch_number,
        serial: report.serial,
        verdict: report.verdict,
        ...statementOf(this.cipher, report),
        state: report.state,
        outcome: report.outcome,
        reason: report.reason,
        created_at: report.created_at,
        settled_at: report.settled_at,
      }),
    };
  }

  alerts(id: string): ArchiveTable<Named<AlertEntity> & { product_name: string }> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name FROM code_alert t JOIN ip ON ip.id = t.ip_id
          JOIN code_batch b ON b.number = t.batch_number JOIN code_goods g ON g.id = b.goods_id WHERE ${OWN}`,
      params: [id, id],
      tell: (alert) => ({
        alert_id: alert.id,
        ip_name: alert.ip_name,
        product_name: alert.product_name,
        kind: alert.kind,
        state: alert.state,
        scans: alert.scans,
        first_at: alert.first_at,
        last_at: alert.last_at,
        outcome: alert.outcome,
        note: alert.note,
        settled_at: alert.settled_at,
      }),
    };
  }
}
