import { Injectable } from '@nestjs/common';
import { filingMachine, type FilingState } from '@ipw/domain';
import { lockOf, type PaidBy, type PaidThing, Payable } from '../code';
import type { Sql } from '../core/db/db';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message';
import type { FilingEntity } from './filing.entity';
import { isInvoiceable, paidNow, waitOf } from './filing-payment';

const paidBy = ({ pay, paid, paid_at, voucher_image }: FilingEntity): PaidBy | null =>
  paid && pay && pay !== 'credit' ? { payment_type: pay, paid_at, voucher_image } : null;

/** Filings as what is paid. */
@Injectable()
export class FilingPayable extends Payable {
  readonly subject = filingMachine.name;

  constructor(
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
  ) {
    super();
  }

  async find(sql: Sql, id: string, locked: boolean): Promise<PaidThing | undefined> {
    const row = await sql.one<FilingEntity>('SELECT * FROM filing WHERE id = ?' + lockOf(locked), [id]);
    return (
      row && {
        id,
        member_id: row.member_id,
        readers: [row.member_id],
        amount_fen: row.amount_fen,
        product_name: row.title ?? '',
        paid_by: paidBy(row),
        invoiceable: isInvoiceable(row),
        owner_id: id,
        waits: waitOf(row) === 'payment',
        link: `/iprManage/iprService?filing_id=${id}`,
        args: {
          filing_id: id,
          filing_number: row.filing_number ?? '',
          order_number: row.filing_number ?? '',
        },
      }
    );
  }

  async hasNumber(sql: Sql, number: string): Promise<boolean> {
    const found = await sql.one(
      'SELECT 1 FROM filing WHERE filing_number = ? UNION ALL SELECT 1 FROM filing_transfer WHERE filing_number = ? LIMIT 1',
      [number, number],
    );
    return found !== undefined;
  }

  async confirm(sql: Sql, id: string, at: Date): Promise<void> {
    await this.transitions.applyIn<FilingState, 'confirm_payment', FilingEntity>(sql, {
      machine: filingMachine,
      table: 'filing',
      id,
      action: 'confirm_payment',
      actor: SYSTEM,
      set: paidNow(at),
    });
    const thing = (await this.find(sql, id, false))!;
    await this.messages.send(sql, thing.member_id, 'filing_paid', {
      product_name: thing.product_name,
      ...thing.args,
    });
  }
}
