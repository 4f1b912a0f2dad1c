import { Injectable } from '@nestjs/common';
import { type PendingTask, labelOrderMachine, type OrderWait, orderWaits, type TaskKey } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../../core/pending-task/pending-task.service';
import type { Sql } from '../../core/db/db';
import { iso } from '../../core/http/iso';
import { orderLink } from './order-message';
import { factsOf, ORDER_COLUMNS, ORDER_JOINS, type OrderFound } from './order.view';

const TASK_OF: Partial<Record<OrderWait, TaskKey>> = { payment: 'payment', voucher: 'voucher_missing' };
const MOST = 50;

/** Label orders that wait for payment or for their voucher. */
@Injectable()
export class OrderTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<OrderFound>(
      `SELECT ${ORDER_COLUMNS} FROM label_order t ${ORDER_JOINS} WHERE t.ip_id = ? AND t.state = ? AND t.paid = 0
        ORDER BY t.id LIMIT ${String(MOST)}`,
      [ipId, labelOrderMachine.initial],
    );
    return rows.flatMap((row) => {
      const waits = orderWaits(factsOf(row));
      const task = waits && TASK_OF[waits];
      if (!task) return [];
      return {
        task,
        id: row.id,
        subject: null,
        name: row.product_name,
        reason: null,
        link: orderLink(row),
        due_at: iso(row.due_at),
        since: row.created_at.toISOString(),
      };
    });
  }
}
