import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  CONSENT,
  DUE_DAYS,
  type Input,
  labelOrderMachine,
  type LabelOrderState,
  type Language,
  type orderApi,
  type OrderDetail,
  type OrderRow,
  type Page,
  type Quote,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Row, type Sql } from '../../core/db/db';
import { DomainError, notFound, validationError } from '../../core/errors/domain-error';
import { FileService } from '../../core/files/file.service';
import { contains } from '../../core/db/list-query';
import type { MemberCaller } from '../../core/http/context';
import { pageOf } from '../../core/http/page';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { ConsentService } from '../../content';
import { refuseDisputedOrLost } from '../../ip';
import type { GoodsEntity } from '../goods';
import { PayableService } from '../payable';
import { DesignService } from './design.service';
import { OrderDetailService } from './order-detail.service';
import type { LabelOrderEntity } from './order.entity';
import { sealOrderContact } from './order-contact';
import { orNumbered } from './order-search';
import { fitsWait, memberOrder, ORDER_COLUMNS, ORDER_JOINS, type OrderFound } from './order.view';
import { paidAlready } from './order-payment';
import { PriceService } from '../price';

/** Maximum number of orders of an IP that nobody has paid, or handed a voucher in for. */
export const MOST_UNPAID = 20;

const NUMBER_TRIES = 20;

/** The holder's side of a label order: quote, order, list, voucher. */
@Injectable()
export class OrderService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly prices: PriceService,
    private readonly designs: DesignService,
    private readonly orderDetails: OrderDetailService,
    private readonly payables: PayableService,
    private readonly consents: ConsentService,
  ) {}

  /** The price of an order. `repeat_of` counts only when this IP has had the design made. */
  async quote(input: Input<typeof orderApi.quote>): Promise<Quote> {
    const origin = await this.designs.origin(input);
    return this.prices.quote(input.label_type, input.quantity, input.sample, origin !== null);
  }

  async create(me: MemberCaller, input: Input<typeof orderApi.create>, language: Language) {
    const { ip_id, goods_id, label_type, quantity, sample, payment_type, voucher_image, agree } = input;
    for (const text of ['contract', 'manual'] as const)
      if (!agree[text])
        throw new DomainError('AGREEMENT', { agreement: text }, [
          { field: `agree.${text}`, rule: 'agree_codes', args: {} },
        ]);
    if (payment_type === 'bank' && !this.prices.bankAccount)
      throw validationError('payment_type', 'bank_account');
    const repeat_of = await this.designs.origin(input);
    const quote = await this.prices.quote(label_type, quantity, sample, repeat_of !== null);
    const voucher = payment_type === 'bank' ? voucher_image : undefined;
    const now = new Date();
    const id = ulid();
    return this.db.tx(async (sql) => {
      // Orders of an IP are made one after the other, so that two at once do not both pass the limit.
      await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
      await refuseDisputedOrLost(sql, ip_id, me);
      await this.lockGoods(sql, ip_id, goods_id);
      await refuseManyUnpaid(sql, ip_id);
      if (voucher) await this.takeVoucher(sql, me, voucher);
      const { recipient, recipient_phone, recipient_address } = input;
      const order_number = await this.insertNumbered(sql, now, {
        id,
        ip_id,
        member_id: me.id,
        goods_id,
        label_type,
        quantity,
        sample: sample ? 1 : 0,
        repeat_of,
        items: JSON.stringify(quote.items),
        amount_fen: quote.total_fen,
        payment_type,
        voucher_image: voucher ?? null,
        delivery: sealOrderContact(this.cipher, id, { recipient, recipient_phone, recipient_address }),
        due_at: addWorkingDays(now, voucher ? DUE_DAYS.voucher : DUE_DAYS.payment),
      });
      await this.consents.record(sql, me.id, CONSENT.labels, language, input.texts);
      await this.history.write(sql, {
        subject: labelOrderMachine.name,
        subjectId: id,
        action: 'create',
        actor: me,
        to: labelOrderMachine.initial,
        after: { order_number, quantity, label_type, amount_fen: quote.total_fen, payment_type },
      });
      const { initial: state } = labelOrderMachine;
      return { order_id: id, order_number, amount_fen: quote.total_fen, state, paid: 0 as const };
    });
  }

  list({ ip_id, keyword, state, ...paging }: Input<typeof orderApi.list>): Promise<Page<OrderRow>> {
    const found = keyword ? orNumbered(keyword, contains('g.product_name')(keyword)) : undefined;
    return pageOf<OrderFound, OrderRow>(
      this.db,
      {
        from: `label_order t ${ORDER_JOINS}`,
        by: 'created_at',
        columns: ORDER_COLUMNS,
        where: `t.ip_id = ? AND t.erased_at IS NULL ${state ? 'AND t.state = ?' : ''} ${found ? `AND ${found.sql}` : ''}`,
        params: [ip_id, ...(state ? [state] : []), ...(found?.params ?? [])],
      },
      paging,
      memberOrder,
    );
  }

  /** An order of the IP; NOT_FOUND otherwise. */
  async one(ipId: string, orderId: string): Promise<LabelOrderEntity> {
    const order = await this.db.one<LabelOrderEntity>(
      'SELECT * FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [orderId, ipId],
    );
    if (!order) throw notFound();
    return order;
  }

  async detail(me: MemberCaller, ipId: string, orderId: string): Promise<OrderDetail> {
    const row = await this.db.one<OrderFound>(
      `SELECT ${ORDER_COLUMNS} FROM label_order t ${ORDER_JOINS} WHERE t.id = ? AND t.ip_id = ? AND t.erased_at IS NULL`,
      [orderId, ipId],
    );
    if (!row) throw notFound();
    return { ...memberOrder(row), ...(await this.orderDetails.contents(row, me)) };
  }

  /** Ends an order that nobody has paid; a wallet payment begun for it is ended with its next look-up. */
  cancel(me: MemberCaller, { ip_id, order_id, version }: Input<typeof orderApi.cancel>) {
    return this.transitions.apply<LabelOrderState, 'cancel', LabelOrderEntity>({
      machine: labelOrderMachine,
      table: 'label_order',
      id: order_id,
      action: 'cancel',
      actor: me,
      where: { ip_id },
      version,
      set: (row) => {
        if (!fitsWait('cancel', row)) throw paidAlready(row);
        return { decided_at: new Date(), due_at: null };
      },
    });
  }

  /** Submits or replaces a voucher until finance has confirmed the payment. */
  async voucher(me: MemberCaller, { ip_id, order_id, voucher_image }: Input<typeof orderApi.voucher>) {
    const { version } = await this.db.tx((sql) =>
      this.transitions.applyIn<LabelOrderState, 'voucher', LabelOrderEntity>(sql, {
        machine: labelOrderMachine,
        table: 'label_order',
        id: order_id,
        action: 'voucher',
        actor: me,
        where: { ip_id },
        set: (row) => {
          if (row.payment_type !== 'bank' || row.paid) throw paidAlready(row);
          return { voucher_image, due_at: addWorkingDays(new Date(), DUE_DAYS.voucher) };
        },
        effect: (effect, row) => this.takeVoucher(effect, me, voucher_image, row.voucher_image),
      }),
    );
    return { order_id, version };
  }

  /** Goods of the IP; what an award made is completed first, because buyers and staff check it. */
  private async lockGoods(sql: Sql, ipId: string, goodsId: string): Promise<void> {
    const found = await sql.one<GoodsEntity>(
      'SELECT * FROM code_goods WHERE id = ? AND ip_id = ? AND deleted_at IS NULL FOR UPDATE',
      [goodsId, ipId],
    );
    if (!found) throw notFound();
    if (found.price_fen === null || found.image_id === null)
      throw validationError('goods_id', 'goods_incomplete');
  }

  /** Attaches a voucher; another member's file is NOT_FOUND. */
  private async takeVoucher(sql: Sql, me: MemberCaller, image: string, before: string | null = null) {
    const mine = await sql.one(
      "SELECT id FROM uploaded_file WHERE id = ? AND owner_id = ? AND usage_name = 'voucher'",
      [image, me.id],
    );
    if (!mine) throw notFound();
    await this.files.link(sql, 'voucher_image', [image], 'voucher', me.id, before ? [before] : []);
  }

  /** Inserts an order with an unused number, which another order may take meanwhile. */
  private async insertNumbered(sql: Sql, at: Date, order: Row): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const order_number = await this.payables.unusedNumber(sql, at);
      try {
        await sql.insert('label_order', { ...order, order_number });
        return order_number;
      } catch (error) {
        if (!isDuplicate(error) || attempt >= NUMBER_TRIES) throw error;
      }
    }
  }
}

/** Keeps a script from filling the table. The caller has locked the IP. */
async function refuseManyUnpaid(sql: Sql, ipId: string): Promise<void> {
  const unpaid = await sql.rows(
    'SELECT id FROM label_order WHERE ip_id = ? AND state = ? AND paid = 0 AND voucher_image IS NULL LIMIT ?',
    [ipId, labelOrderMachine.initial, MOST_UNPAID],
  );
  if (unpaid.length >= MOST_UNPAID) {
    const { initial: state, name: machine } = labelOrderMachine;
    throw new DomainError(
      'STATE',
      { machine, state, allowed: [], max: MOST_UNPAID },
      [],
      'error.STATE.unpaid_orders',
    );
  }
}
