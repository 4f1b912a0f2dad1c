import { addWorkingDays, DELIVERY_DAYS, deliveryOf, labelOrderMachine } from '@ipw/domain';
import type { Row } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import type { LabelOrderEntity } from './order.entity';

/** Refuses payment of an order in any later state. */
export const paidAlready = (row: Pick<LabelOrderEntity, 'state'>): DomainError =>
  new DomainError('STATE', { machine: labelOrderMachine.name, state: row.state, allowed: [] });

/** Whether an invoice can be asked for: the payment of a rejected order is refunded. */
export const isInvoiceable = ({
  paid,
  reason_code,
}: Pick<LabelOrderEntity, 'paid' | 'reason_code'>): boolean => !!paid && !reason_code;

/** Columns set by the payment; the delivery is now due. */
export const paidNow = (order: LabelOrderEntity, at: Date): Row => ({
  paid: 1,
  paid_at: at,
  due_at: addWorkingDays(
    new Date(),
    DELIVERY_DAYS[deliveryOf(order.label_type, order.repeat_of !== null)].to,
  ),
});
