import {
  addWorkingDays,
  DUE_DAYS,
  type FilingAction,
  filingMachine,
  filingWaits,
  type FilingWait,
} from '@ipw/domain';
import type { Row, Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import type { FilingEntity } from './filing.entity';

export const waitOf = (row: FilingEntity): FilingWait | null =>
  filingWaits({ ...row, has_voucher: row.voucher_image !== null });

/** Whether a payment, a refund or an invoice names the filing `t`, or a transfer may. */
export const BILLED = `(EXISTS (SELECT 1 FROM filing_transfer n WHERE n.filing_id = t.id) OR EXISTS (SELECT 1 FROM label_payment p WHERE p.order_id = t.id)
  OR EXISTS (SELECT 1 FROM refund r WHERE r.order_id = t.id) OR EXISTS (SELECT 1 FROM invoice i WHERE i.order_id = t.id))`;

/** A filing with its `BILLED`. */
export type BilledFiling = FilingEntity & { billed: 0 | 1 };

/** The caller's filing. */
export async function ownFiling(sql: Sql, me: MemberCaller, id: string): Promise<BilledFiling> {
  const row = await sql.one<BilledFiling>(
    `SELECT t.*, ${BILLED} AS billed FROM filing t WHERE t.id = ? AND t.member_id = ?`,
    [id, me.id],
  );
  if (!row) throw notFound();
  return row;
}

/** Actions that need the filing to wait for something. */
const WHILE: Partial<Record<FilingAction, readonly FilingWait[]>> = {
  pay: ['payment'],
  voucher: ['voucher', 'voucher_check'],
  confirm_payment: ['voucher_check'],
  refuse_voucher: ['voucher_check'],
  send: ['check'],
  // A payment of a filing that is returned would have to be refunded.
  ask_correction: ['check'],
  // A voucher says that money is on its way: finance decides first, because nobody confirms a payment afterwards.
  withdraw: ['payment', 'voucher', 'check'],
  reject: ['payment', 'voucher', 'check'],
};

/** Whether a submitted filing waits for what the action needs; in other states the machine alone decides. */
export const fitsWait = (action: FilingAction, row: FilingEntity): boolean => {
  const waits = waitOf(row);
  return waits === null || (WHILE[action]?.includes(waits) ?? true);
};

/** Whether it is paid, and the payment is not refunded: a rejected or withdrawn filing is paid anew. */
export const isInvoiceable = ({ paid, state }: Pick<FilingEntity, 'paid' | 'state'>): boolean =>
  !!paid && !filingMachine.actions.submit.from.includes(state);

/** Columns set by the payment; the check is now due. */
export const paidNow = (at: Date): Row => ({
  paid: 1,
  paid_at: at,
  due_at: addWorkingDays(new Date(), DUE_DAYS.filing),
});

/** Refuses an action for which the filing is not paid. */
export const unpaid = (row: FilingEntity): DomainError =>
  new DomainError('UNPAID', { waits_for: waitOf(row) });

/** Refuses payment in any other state. */
export const noPayment = ({ state }: Pick<FilingEntity, 'state'>): DomainError =>
  new DomainError('STATE', { machine: filingMachine.name, state, allowed: [] });
