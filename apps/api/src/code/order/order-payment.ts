import { addWorkingDays, DELIVERY_DAYS, deliveryOf, labelOrderMachine } from '@ipw/domain';
import type { Row } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import type { LabelOrderEntity } from './order.entity';

/** What can no longer be paid for answers with its state. */
export const paidAlready = (row: Pick<LabelOrderEntity, 'state'>): DomainError =>
  new DomainError('STATE', { machine: labelOrderMachine.name, state: row.state, allowed: [] });

/** What being paid changes: the labels are due. */
export const paidNow = (order: LabelOrderEntity, at: Date): Row => ({
  paid: 1,
  paid_at: at,
  due_at: addWorkingDays(
    new Date(),
    DELIVERY_DAYS[deliveryOf(order.label_type, order.repeat_of !== null)].to,
  ),
});
