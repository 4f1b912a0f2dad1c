import { Injectable } from '@nestjs/common';
import { fromJson } from '../../core/db/db';
import { type ArchiveTable, OWN_IP } from '../../core/personal-data/archive-file';
import { FieldCipher } from '../../core/security/field-cipher';
import type { CodeExportEntity } from '../export';
import type { AlertEntity } from '../alert';
import { type GoodsEntity, type LicenseeEntity, openLicenseeContact, priceOf } from '../goods';
import type { CodeRequestEntity } from '../issue';
import {
  INVOICE_COLUMNS,
  type Invoiced,
  invoiceRecord,
  type LabelOrderEntity,
  openOrderContact,
  type RefundEntity,
  RefundService,
} from '../order';
import { PAID_NUMBER } from '../payable';
import { type CodeReportEntity, statementOf } from '../report';

type Named<R> = R & { ip_name: string };
type Numbered = { order_number: string | null };
/** A row of `label_payment`. */
interface WalletPayment {
  id: string;
  subject: string;
  order_id: string;
  amount_fen: string;
  provider: string;
  provider_ref: string | null;
  paid_at: Date;
}

/** Some columns of a row, unchanged. */
const pick = <R, K extends keyof R>(row: R, ...columns: K[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<R, K>;

/** Ids of a member's own rows and of those of their own IPs, as `found`; takes the member's id three times. */
const idsOfMemberAndTheirIps = (table: 'label_order' | 'code_request'): string =>
  `(SELECT id FROM ${table} WHERE member_id = ? UNION SELECT r.id FROM ip JOIN ${table} r ON r.ip_id = ip.id WHERE ${OWN_IP}) found`;

/** Rows `t` about payments of own filings and of the label orders above; takes the member's id four times. */
const ofPaid = (table: 'label_payment' | 'refund'): string =>
  `FROM (SELECT id FROM filing WHERE member_id = ? UNION ALL SELECT found.id FROM ${idsOfMemberAndTheirIps('label_order')}) paid
    STRAIGHT_JOIN ${table} t ON t.order_id = paid.id LEFT JOIN label_order o ON o.id = t.order_id`;

/** Unmasked goods, merchants, label orders, code requests and alerts for a member's archive. */
@Injectable()
export class CodeArchiveService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly refundsOf: RefundService,
  ) {}

  goods(id: string): ArchiveTable<Named<GoodsEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_goods t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP} AND t.deleted_at IS NULL`,
      params: [id, id],
      toRecord: (goods) => ({
        goods_id: goods.id,
        ...pick(goods, 'ip_name', 'project_name', 'product_name', 'licensee'),
        price_fen: priceOf(goods),
        image: goods.image_id,
        ...pick(goods, 'ordered', 'issued', 'given', 'created_at'),
      }),
    };
  }

  merchants(id: string): ArchiveTable<Named<LicenseeEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_licensee t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP} AND t.deleted_at IS NULL`,
      params: [id, id],
      toRecord: (merchant) => ({
        licensee_id: merchant.id,
        ...pick(merchant, 'ip_name', 'licensee_name'),
        ...openLicenseeContact(this.cipher, merchant),
        created_at: merchant.created_at,
      }),
    };
  }

  /** Orders of own IPs, and orders the member placed for an IP they operate. */
  orders(id: string): ArchiveTable<Named<LabelOrderEntity> & Invoiced & { product_name: string }> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name, ${INVOICE_COLUMNS}
          FROM ${idsOfMemberAndTheirIps('label_order')} STRAIGHT_JOIN label_order t JOIN ip ON ip.id = t.ip_id JOIN code_goods g ON g.id = t.goods_id
          LEFT JOIN invoice i ON i.order_id = t.id WHERE t.id = found.id AND t.erased_at IS NULL`,
      params: [id, id, id],
      toRecord: (order) => ({
        order_id: order.id,
        ...pick(order, 'order_number', 'ip_name', 'product_name', 'label_type', 'quantity'),
        items: fromJson(order.items),
        amount_fen: Number(order.amount_fen),
        ...pick(order, 'payment_type', 'paid', 'voucher_image', 'state'),
        ...openOrderContact(this.cipher, order),
        ...pick(order, 'courier', 'tracking_number'),
        invoice: invoiceRecord(this.cipher, order),
        ...pick(order, 'reason_code', 'reason', 'created_at', 'decided_at'),
      }),
    };
  }

  /** Payments by wallet that came. */
  payments(id: string): ArchiveTable<WalletPayment & Numbered> {
    return {
      sql: `SELECT t.*, ${PAID_NUMBER} AS order_number ${ofPaid('label_payment')} WHERE t.paid_at IS NOT NULL AND o.erased_at IS NULL`,
      params: [id, id, id, id],
      toRecord: (payment) => ({
        ...pick(payment, 'subject', 'order_id', 'order_number'),
        amount_fen: Number(payment.amount_fen),
        ...pick(payment, 'provider', 'provider_ref', 'paid_at'),
      }),
    };
  }

  refunds(id: string): ArchiveTable<RefundEntity & Numbered> {
    return {
      sql: `SELECT t.*, ${PAID_NUMBER} AS order_number ${ofPaid('refund')} WHERE o.erased_at IS NULL`,
      params: [id, id, id, id],
      toRecord: (refund) => ({
        ...pick(refund, 'subject', 'order_id', 'order_number'),
        ...this.refundsOf.view(refund),
        ...pick(refund, 'payment_type', 'paid_at', 'voucher_image', 'created_at', 'settled_at'),
      }),
    };
  }

  requests(
    id: string,
  ): ArchiveTable<Named<CodeRequestEntity> & { product_name: string; licensee_name: string }> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name, l.licensee_name FROM ${idsOfMemberAndTheirIps('code_request')}
          STRAIGHT_JOIN code_request t JOIN ip ON ip.id = t.ip_id
          JOIN code_goods g ON g.id = t.goods_id JOIN code_licensee l ON l.id = t.licensee_id
          WHERE t.id = found.id AND t.erased_at IS NULL`,
      params: [id, id, id],
      toRecord: (request) => ({
        request_id: request.id,
        ...pick(
          request,
          'ip_name',
          'product_name',
          'licensee_name',
          'quantity',
          'state',
          'reason_code',
          'reason',
          'created_at',
          'decided_at',
        ),
      }),
    };
  }

  /** Export files the member requested. */
  exports(id: string): ArchiveTable<Named<CodeExportEntity> & { number: number }> {
    return {
      sql: `SELECT t.*, ip.ip_name, b.number FROM code_export t JOIN ip ON ip.id = t.ip_id
          JOIN code_batch b ON b.id = t.batch_id WHERE t.member_id = ?`,
      params: [id],
      toRecord: (taken) => ({
        export_id: taken.id,
        ip_name: taken.ip_name,
        batch: taken.number,
        ...pick(taken, 'format', 'count', 'state', 'sha256', 'created_at', 'finished_at'),
      }),
    };
  }

  /** Buyers' reports about labels of own IPs, without the reporter's contact. */
  reports(id: string): ArchiveTable<Named<CodeReportEntity>> {
    return {
      sql: `SELECT t.*, ip.ip_name FROM code_report t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP} AND t.erased_at IS NULL`,
      params: [id, id],
      toRecord: (report) => ({
        report_id: report.id,
        ...pick(report, 'ip_name', 'batch_number', 'serial', 'verdict'),
        ...statementOf(this.cipher, report),
        ...pick(report, 'state', 'outcome', 'reason', 'created_at', 'settled_at'),
      }),
    };
  }

  alerts(id: string): ArchiveTable<Named<AlertEntity> & { product_name: string }> {
    return {
      sql: `SELECT t.*, ip.ip_name, g.product_name FROM code_alert t JOIN ip ON ip.id = t.ip_id
          JOIN code_batch b ON b.number = t.batch_number JOIN code_goods g ON g.id = b.goods_id WHERE ${OWN_IP}`,
      params: [id, id],
      toRecord: (alert) => ({
        alert_id: alert.id,
        ...pick(
          alert,
          'ip_name',
          'product_name',
          'kind',
          'state',
          'scans',
          'first_at',
          'last_at',
          'outcome',
          'note',
          'settled_at',
        ),
      }),
    };
  }
}
