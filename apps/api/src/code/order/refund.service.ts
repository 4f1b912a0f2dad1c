import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  formatFen,
  type RefundAction,
  refundMachine,
  type refundSettleInput,
  type RefundState,
  type RefundView,
  RETENTION,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, type Row, type Sql } from '../../core/db/db';
import { sweepEach } from '../../core/db/sweep';
import { notFound, validationError } from '../../core/errors/domain-error';
import { FileService } from '../../core/files/file.service';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { type Actor, HistoryService } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { OwnMatterService } from '../../member';
import { MessageService } from '../../message';
import { type PaidRef, type PaidThing, PayableService } from '../payable';
import type { RefundEntity } from './refund.entity';

const refundReferenceContext = (id: string): string => `refund:${id}:reference`;

export type RefundDecision = z.output<typeof refundSettleInput>;

/** A wallet payment. */
interface Payment {
  id: string;
  paid_at: Date;
}

/** Refunds of rejected orders and filings: opened by the rejection, settled by finance after the payment. */
@Injectable()
export class RefundService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    private readonly payables: PayableService,
  ) {}

  /** Opens a refund of what paid a thing; of a payment that came when nothing waited for it, when one is named. */
  async open(sql: Sql, of: PaidRef, actor: Actor, payment?: Payment): Promise<void> {
    const { thing } = await this.payables.find(sql, of);
    const { amount_fen } = thing;
    const id = ulid();
    await sql.insert('refund', {
      id,
      subject: of.subject,
      order_id: of.order_id,
      amount_fen,
      ...(payment
        ? { payment_type: 'wallet', payment_id: payment.id, paid_at: payment.paid_at }
        : await this.paidBy(sql, thing)),
      due_at: addWorkingDays(new Date(), DUE_DAYS.refund),
    });
    await this.history.write(sql, {
      subject: refundMachine.name,
      subjectId: id,
      action: 'create',
      actor,
      to: refundMachine.initial,
      after: { amount_fen },
    });
    await this.notify(sql, thing, 'refund_opened', { days: DUE_DAYS.refund });
  }

  /**
   * Notes the payment. The member is locked before the refund, as a closure does: one of the two sees what the other did, and the
   * voucher of a closed account, which stays for its refund alone, goes.
   */
  settle(
    staff: StaffCaller,
    id: string,
    action: RefundAction,
    { version, method, reference, paid_back_on }: RefundDecision,
  ) {
    return this.db.tx(async (sql) => {
      const of = await sql.one<PaidRef>('SELECT subject, order_id FROM refund WHERE id = ?', [id]);
      if (!of) throw notFound();
      const { member_id, owner_id } = (await this.payables.find(sql, of)).thing;
      await this.matters.refuse(sql, staff, [member_id]);
      await this.matters.refuseIp(sql, staff, owner_id);
      const member = await sql.one<{ closed_at: Date | null }>(
        'SELECT closed_at FROM member WHERE id = ? LOCK IN SHARE MODE',
        [member_id],
      );
      return this.transitions.applyIn<RefundState, RefundAction, RefundEntity>(sql, {
        machine: refundMachine,
        table: 'refund',
        id,
        action,
        actor: staff,
        version,
        set: (row) => {
          const date = shanghaiDay(row.created_at);
          if (paid_back_on < date) throw validationError('paid_back_on', 'earliest_date', { date });
          return {
            method,
            paid_back_on,
            reference: this.cipher.seal(refundReferenceContext(id), reference),
            settled_at: new Date(),
            due_at: null,
          };
        },
        effect: async (effect, row) => {
          const { thing } = await this.payables.find(effect, row);
          await this.notify(effect, thing, 'refund_done', { day: paid_back_on });
          if (member?.closed_at) await this.empty(effect, row, {});
        },
      });
    }, 'committed');
  }

  /** The refund of a thing that was paid; of several, the one still open. */
  async of(sql: Sql, orderId: string): Promise<RefundView | null> {
    const row = await sql.one<RefundEntity>(
      'SELECT * FROM refund WHERE order_id = ? ORDER BY state = ? DESC, id DESC LIMIT 1',
      [orderId, refundMachine.initial],
    );
    return row ? this.view(row) : null;
  }

  view(row: RefundEntity): RefundView {
    return {
      state: row.state,
      amount_fen: Number(row.amount_fen),
      due_at: iso(row.due_at),
      method: row.method,
      reference: row.reference && this.cipher.open(refundReferenceContext(row.id), row.reference),
      paid_back_on: row.paid_back_on?.toISOString().slice(0, 10) ?? null,
    };
  }

  /** Erases the vouchers of settled refunds. `paid` selects ids of what was paid. */
  async erase(sql: Sql, paid: string, params: readonly unknown[]): Promise<void> {
    const rows = await sql.rows<Pick<RefundEntity, 'id' | 'voucher_image'>>(
      `SELECT id, voucher_image FROM refund WHERE order_id IN (${paid}) AND state <> ? AND voucher_image IS NOT NULL`,
      [...params, refundMachine.initial],
    );
    for (const row of rows) await this.empty(sql, row, {});
  }

  /** Deletes where refunds went, and the vouchers of what they paid back, years after their end. */
  async expire(): Promise<void> {
    await sweepEach<Pick<RefundEntity, 'id' | 'voucher_image'>>(
      this.db,
      'SELECT id, voucher_image FROM refund WHERE kept_since < NOW(3) - INTERVAL ? YEAR',
      [RETENTION.matterYears],
      (row) => this.db.tx((sql) => this.empty(sql, row, { reference: null })),
    );
  }

  /** Forgets the voucher, and columns beside it. */
  private async empty(
    sql: Sql,
    { id, voucher_image }: Pick<RefundEntity, 'id' | 'voucher_image'>,
    set: Row,
  ): Promise<void> {
    await sql.update('refund', { ...set, voucher_image: null }, { id });
    if (voucher_image) await this.files.release(sql, [voucher_image]);
  }

  /** What paid a thing: a transfer, or the wallet payment that no refund pays back. */
  private async paidBy(sql: Sql, { id, paid_by }: PaidThing): Promise<Row> {
    if (paid_by?.payment_type !== 'wallet') return { ...paid_by };
    const payment = await sql.one<{ id: string }>(
      `SELECT p.id FROM label_payment p WHERE p.order_id = ? AND p.paid_at IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = p.order_id AND r.payment_id = p.id)
        ORDER BY p.paid_at <=> ? DESC, p.id DESC LIMIT 1`,
      [id, paid_by.paid_at],
    );
    return { ...paid_by, payment_id: payment?.id };
  }

  private async notify(
    sql: Sql,
    { readers, product_name, amount_fen, link, args: about }: PaidThing,
    key: 'refund_opened' | 'refund_done',
    args: Record<string, string | number>,
  ): Promise<void> {
    const words = { product_name, amount: formatFen(amount_fen), ...about, ...args };
    for (const reader of readers) await this.messages.send(sql, reader, key, words, link);
  }
}
