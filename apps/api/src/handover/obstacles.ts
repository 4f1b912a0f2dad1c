import {
  HANDOVER_OBSTACLES,
  type HandoverObstacle,
  type HandoverStatus,
  invoiceMachine,
  labelOrderMachine,
  refundMachine,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { awaitingStaff } from '../core/transition/awaiting-staff';

const ORDERS = 'SELECT id FROM label_order WHERE ip_id = ?';

/** Matters of the present owner's money, counted by the IP's id. */
const OBSTACLES: Readonly<Record<HandoverObstacle, string>> = {
  label_orders_open: `label_order WHERE ip_id = ? AND state IN ${awaitingStaff(labelOrderMachine)}`,
  invoices_open: `invoice WHERE order_id IN (${ORDERS}) AND state IN ${awaitingStaff(invoiceMachine)}`,
  refunds_open: `refund WHERE order_id IN (${ORDERS}) AND state IN ${awaitingStaff(refundMachine)}`,
};

/** What must be settled before the IP goes to somebody else. */
export async function obstaclesOf(sql: Sql, ipId: string): Promise<HandoverStatus['obstacles']> {
  const found: HandoverStatus['obstacles'] = [];
  for (const kind of HANDOVER_OBSTACLES) {
    const row = await sql.one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${OBSTACLES[kind]}`, [ipId]);
    if (Number(row?.n)) found.push({ kind, count: Number(row?.n) });
  }
  return found;
}
