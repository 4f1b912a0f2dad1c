import {
  claimMachine,
  codeRequestMachine,
  disputeMachine,
  filingMachine,
  handoverMachine,
  invoiceMachine,
  labelOrderMachine,
  refundMachine,
  type ClosureObstacle,
  type ClosureStatus,
  type DealSource,
  verificationMachine,
} from '@ipw/domain';
import { type Sql, sqlEnumList } from '../core/db/db';
import { awaitingStaff } from '../core/transition/awaiting-staff';
import { sheetWaits } from '../ip';

const OWN_IPS = 'SELECT id FROM ip WHERE owner_id = ?';
const OWN_ORDERS = `SELECT id FROM label_order WHERE ip_id IN (${OWN_IPS})`;

const ipsWithSheets = (source: DealSource) =>
  `ip WHERE owner_id = ? AND EXISTS (SELECT 1 FROM sheet WHERE sheet.ip_id = ip.id AND ${sheetWaits(source)})`;

/** Matters that others wait for, counted by the member's id. */
const OBSTACLES: Readonly<Record<ClosureObstacle, string>> = {
  claims_under_review: `claim WHERE member_id = ? AND state IN ${awaitingStaff(claimMachine)}`,
  disputes_open: `dispute WHERE ? IN (member_id, owner_id) AND state IN ${awaitingStaff(disputeMachine)}`,
  handovers_open: `handover WHERE ? IN (member_id, to_id) AND state IN ${sqlEnumList(handoverMachine.actions.cancel.from)}`,
  identity_under_review: `verification WHERE member_id = ? AND state IN ${awaitingStaff(verificationMachine)}`,
  // An unpaid order is no obstacle, because only the holder waits for it.
  label_orders_open: `label_order WHERE ip_id IN (${OWN_IPS}) AND state IN ${awaitingStaff(labelOrderMachine)} AND (paid = 1 OR voucher_image IS NOT NULL)`,
  code_requests_open: `code_request WHERE ip_id IN (${OWN_IPS}) AND state IN ${awaitingStaff(codeRequestMachine)}`,
  invoices_open: `invoice WHERE order_id IN (${OWN_ORDERS}) AND state IN ${awaitingStaff(invoiceMachine)}`,
  filing_vouchers_open: `filing WHERE member_id = ? AND state IN ${sqlEnumList(filingMachine.actions.confirm_payment.from)} AND paid = 0 AND voucher_image IS NOT NULL`,
  filing_invoices_open: `invoice WHERE order_id IN (SELECT id FROM filing WHERE member_id = ?) AND state IN ${awaitingStaff(invoiceMachine)}`,
  refunds_open: `refund WHERE order_id IN (${OWN_ORDERS}) AND state IN ${awaitingStaff(refundMachine)}`,
  ips_with_orders: ipsWithSheets('platform'),
  ips_with_private_orders: ipsWithSheets('private_link'),
};
const IP_OF_ORDER = 'MIN((SELECT ip_id FROM label_order WHERE label_order.id = order_id))';
/** One of the IPs concerned, of obstacles whose page shows one IP at a time. */
const IP_OF: Readonly<Partial<Record<ClosureObstacle, string>>> = {
  label_orders_open: 'MIN(ip_id)',
  code_requests_open: 'MIN(ip_id)',
  invoices_open: IP_OF_ORDER,
  refunds_open: IP_OF_ORDER,
  ips_with_orders: 'MIN(id)',
  ips_with_private_orders: 'MIN(id)',
};

/** What a member must settle before the account can close. */
export async function obstaclesOf(sql: Sql, memberId: string): Promise<ClosureStatus['obstacles']> {
  const found: ClosureStatus['obstacles'] = [];
  for (const kind of Object.keys(OBSTACLES) as ClosureObstacle[]) {
    const row = await sql.one<{ n: number | string; ip_id: string | null }>(
      `SELECT COUNT(*) AS n, ${IP_OF[kind] ?? 'NULL'} AS ip_id FROM ${OBSTACLES[kind]}`,
      [memberId],
    );
    if (row && Number(row.n)) found.push({ kind, count: Number(row.n), ip_id: row.ip_id });
  }
  return found;
}
