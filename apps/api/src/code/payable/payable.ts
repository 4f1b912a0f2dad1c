import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { newOrderNumber, type PaymentType } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';

/** Joins of a row `t` about what was paid: its label order `o` with goods `g`, or its filing `f`, and its IP. */
export const PAID_JOINS = `LEFT JOIN label_order o ON o.id = t.order_id LEFT JOIN filing f ON f.id = t.order_id
  LEFT JOIN ip ON ip.id = COALESCE(o.ip_id, f.ip_id) LEFT JOIN code_goods g ON g.id = o.goods_id`;

/** The number of what was paid, for filters of rows `t`, which run without the joins. */
export const PAID_NUMBER =
  'COALESCE((SELECT o.order_number FROM label_order o WHERE o.id = t.order_id), (SELECT f.filing_number FROM filing f WHERE f.id = t.order_id))';

/** What was paid, by its kind and id. */
export interface PaidRef {
  subject: string;
  order_id: string;
}

/** How a thing was paid. */
export interface PaidBy {
  payment_type: PaymentType;
  paid_at: Date | null;
  /** The voucher of a transfer. */
  voucher_image: string | null;
}

/** What is or was to be paid: a label order, a filing. */
export interface PaidThing {
  id: string;
  member_id: string;
  /** Members who are told about it. */
  readers: readonly string[];
  amount_fen: number;
  /** What it is called in messages and at the wallet. */
  product_name: string;
  /** Whether it waits for a wallet payment now. */
  waits: boolean;
  /** How it was paid; null for what is not. */
  paid_by: PaidBy | null;
  /** Whether it is paid, and the payment is not to be refunded: an invoice can be asked for. */
  invoiceable: boolean;
  /** In whose name its files are used. */
  owner_id: string;
  /** Path of its page in the holder app, behind the `#`. */
  link: string;
  /** Arguments of messages about it. */
  args: Readonly<Record<string, string>>;
}

/** All kinds of what is paid. Each registers itself when its module starts. */
@Injectable()
export class PayableService {
  private readonly kinds = new Map<string, Payable>();

  register(kind: Payable): void {
    this.kinds.set(kind.subject, kind);
  }

  /** A thing of a kind, with the kind; NOT_FOUND when there is none. `locked`: for the rest of the transaction. */
  async find(
    sql: Sql,
    { subject, order_id }: PaidRef,
    locked = false,
  ): Promise<{ kind: Payable; thing: PaidThing }> {
    const kind = this.kinds.get(subject);
    const thing = await kind?.find(sql, order_id, locked);
    if (!kind || !thing) throw notFound();
    return { kind, thing };
  }

  /** An order number that nothing of any kind has: transfers name it. A day has 100,000, so a second look is rare. */
  async unusedNumber(sql: Sql, at: Date): Promise<string> {
    for (;;) {
      const number = newOrderNumber(at);
      const taken = await Promise.all([...this.kinds.values()].map((kind) => kind.hasNumber(sql, number)));
      if (!taken.includes(true)) return number;
    }
  }
}

/** A kind of what is paid. */
export abstract class Payable implements OnModuleInit {
  @Inject(PayableService) private readonly payables!: PayableService;
  /** The name of its machine and table. */
  abstract readonly subject: string;
  abstract find(sql: Sql, id: string, locked: boolean): Promise<PaidThing | undefined>;
  /** Whether one has this number, or had it when a transfer was asked for. */
  abstract hasNumber(sql: Sql, number: string): Promise<boolean>;
  /** Records the payment of a thing that waits for it. */
  abstract confirm(sql: Sql, id: string, at: Date): Promise<void>;

  onModuleInit(): void {
    this.payables.register(this);
  }
}

/** ` FOR UPDATE`, or nothing. */
export const lockOf = (locked: boolean): string => (locked ? ' FOR UPDATE' : '');
