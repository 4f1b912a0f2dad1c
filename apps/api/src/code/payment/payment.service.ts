import { Inject, Injectable } from '@nestjs/common';
import { labelPaymentMachine, type LabelPaymentState, type Language, ulid } from '@ipw/domain';
import { Db, isDuplicate, type Row, type Sql } from '../../core/db/db';
import { DomainError, notFound } from '../../core/errors/domain-error';
import { SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { RefundService } from '../order';
import { type PaidThing, PayableService } from '../payable';
import type { LabelPaymentEntity } from './payment.entity';
import { endOf, type PaidNotice, type RawNotice, WALLET, type Wallet } from './wallet';

/** Minimum seconds between two queries about a payment when its holder reloads the order. */
const CHECK_EVERY_S = 3;

/** What is to be paid, by its kind and id. */
export interface Due {
  subject: string;
  order_id: string;
  /** The error of one that does not wait for a payment. */
  refusal: Error;
}

interface PaymentOfThing {
  payment: LabelPaymentEntity;
  thing: PaidThing;
}

/** Whether a validly signed notification says by which payment, and when. */
const isWhole = ({ provider_ref, paid_at }: PaidNotice): boolean =>
  Boolean(provider_ref) && !Number.isNaN(paid_at.getTime());

/** Wallet payments: where to pay, and the status from a notification or a query. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
    private readonly payables: PayableService,
    private readonly refunds: RefundService,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  /** Address of the provider's payment page for what waits for its payment; in any other state it is refused. */
  async begin(due: Due, language: Language): Promise<{ pay_url: string }> {
    const known = await this.openOf(due);
    // A new payment begins only when the previous one can no longer be paid.
    if (known && endOf(known) <= new Date()) await this.look(known.id);
    const { thing } = await this.payables.find(this.db, due);
    if (!thing.waits) throw due.refusal;
    await this.db
      .insert('label_payment', {
        id: ulid(),
        subject: due.subject,
        order_id: due.order_id,
        provider: this.wallet.name,
        amount_fen: thing.amount_fen,
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    // Begun with another wallet and not paid there: the current one replaces it.
    await this.db.execute('UPDATE label_payment SET provider = ? WHERE order_id = ? AND is_open = 1', [
      this.wallet.name,
      due.order_id,
    ]);
    const payment = await this.openOf(due);
    if (!payment) throw due.refusal;
    return { pay_url: this.wallet.payUrl(payment, language) };
  }

  /** A payment with what it pays. */
  async withThing(id: string): Promise<PaymentOfThing> {
    const payment = await this.db.one<LabelPaymentEntity>('SELECT * FROM label_payment WHERE id = ?', [id]);
    if (!payment) throw notFound();
    return { payment, thing: (await this.payables.find(this.db, payment)).thing };
  }

  /** Queries the wallet about an open payment, at most every few seconds. */
  async check(due: Omit<Due, 'refusal'>): Promise<void> {
    const payment = await this.openOf(due);
    if (payment) await this.look(payment.id, CHECK_EVERY_S);
  }

  /**
   * Handles a notification. Refuses forged ones; a repeated one gets the same answer and has no effect; one for
   * what no longer waits for it opens a refund.
   */
  async receive(provider: string, raw: RawNotice): Promise<void> {
    if (provider !== this.wallet.name) throw notFound();
    const notice = this.wallet.read(raw);
    if (!notice) throw new DomainError('SIGNATURE');
    if (notice.status === 'paid') await this.settle(notice);
  }

  /**
   * Queries the wallet about an open payment, unless that was done within `everyS` seconds; a payment found is handled like
   * a notification. A payment that has expired, or whose order no longer waits for it, is ended at the wallet, then here.
   */
  async look(id: string, everyS = 0): Promise<void> {
    const mine = await this.db.tx((sql) =>
      sql.execute(
        'UPDATE label_payment SET asked_at = NOW(3) WHERE id = ? AND is_open = 1 AND provider = ? AND asked_at <= NOW(3) - INTERVAL ? SECOND',
        [id, this.wallet.name, everyS],
      ),
    );
    if (mine === 0) return;
    const notice = await this.wallet.ask(id);
    if (notice?.status === 'paid') return this.settle(notice);
    const { payment, thing } = await this.withThing(id);
    if (notice?.status !== 'ended' && !isOver(payment, thing)) return;
    if (notice?.status === 'open') await this.wallet.end(id);
    await this.end(id);
  }

  private openOf({ order_id }: Pick<Due, 'order_id'>): Promise<LabelPaymentEntity | undefined> {
    return this.db.one('SELECT * FROM label_payment WHERE order_id = ? AND is_open = 1', [order_id]);
  }

  private settle(notice: PaidNotice): Promise<void> {
    return this.db.tx(async (sql) => {
      const payment = await locked(sql, notice.payment_id);
      if (payment?.provider !== this.wallet.name) throw notFound();
      if (Number(payment.amount_fen) !== notice.amount_fen || !isWhole(notice))
        throw new DomainError('SIGNATURE');
      if (payment.paid_at) {
        if (payment.provider_ref !== notice.provider_ref) throw new DomainError('SIGNATURE');
        return;
      }
      await this.move(sql, payment.id, 'receive', {
        paid_at: notice.paid_at,
        provider_ref: notice.provider_ref,
      });
      const { kind, thing } = await this.payables.find(sql, payment, true);
      if (thing.waits) await kind.confirm(sql, thing.id, notice.paid_at);
      else await this.refunds.open(sql, payment, SYSTEM, { id: payment.id, paid_at: notice.paid_at });
    });
  }

  /** Ends a payment, unless it was ended or paid meanwhile. */
  private end(id: string): Promise<void> {
    return this.db.tx(async (sql) => {
      if ((await locked(sql, id))?.is_open) await this.move(sql, id, 'end');
    });
  }

  private async move(sql: Sql, id: string, action: 'receive' | 'end', set: Row = {}): Promise<void> {
    await this.transitions.applyIn<LabelPaymentState, typeof action, LabelPaymentEntity>(sql, {
      machine: labelPaymentMachine,
      table: 'label_payment',
      id,
      action,
      actor: SYSTEM,
      set,
    });
  }
}

const locked = (sql: Sql, id: string): Promise<LabelPaymentEntity | undefined> =>
  sql.one('SELECT * FROM label_payment WHERE id = ? FOR UPDATE', [id]);

/** Whether nothing can be paid by it any more. */
const isOver = (payment: LabelPaymentEntity, thing: PaidThing): boolean =>
  endOf(payment) <= new Date() || !thing.waits;

/** Whether it can be paid now. */
export const isPayable = (payment: LabelPaymentEntity, thing: PaidThing): boolean =>
  payment.is_open === 1 && !isOver(payment, thing);
