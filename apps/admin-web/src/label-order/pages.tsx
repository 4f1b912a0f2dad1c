import { ISSUE_REASONS, LABEL_TYPES, PAYMENT_TYPES, refundMachine } from '@ipw/domain';
import { Courier } from '../components/Courier';
import { IpLink, MemberLink } from '../components/RecordLink';
import { None } from '../components/None';
import { StateBadge } from '../components/StateBadge';
import { Word } from '../components/Word';
import { choices, due, moment, prose, search, sorted, text, word } from '../fields/kinds';
import { assignee } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { Contact } from '../reveal/Contact';
import { count, money } from '../fields/figures';
import { QuoteTable } from './QuoteTable';

/** Label orders: paid, produced, delivered. */
export default reviewable<'label-orders'>({
  reasons: ISSUE_REASONS,
  asks: {
    confirm_payment: [],
    refuse_voucher: ['reason'],
    complete: ['courier', 'tracking_number'],
  },
  title: (order) => order.product_name,
  subtitle: (order) => `${order.order_number} · ${order.ip_name}`,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['label_type', 'quantity', 'amount', 'paid', 'waits_for', 'due_at', 'assignee_name'],
  filters: {
    q: search,
    paid: choices(['0', '1'], 'paid'),
    label_type: choices(LABEL_TYPES, 'label_type'),
    payment_type: choices(PAYMENT_TYPES, 'payment_type'),
  },
  fields: {
    order_number: text((order) => order.order_number),
    member_name: text((order) => order.member_name),
    repeat_of: text((order) => order.repeat_of?.order_number ?? null),
    label_type: word('label_type', (order) => order.label_type),
    quantity: count((order) => order.quantity),
    amount: money((order) => order.amount_fen),
    paid: word('paid', (order) => order.paid),
    waits_for: word('order_waits', (order) => order.waits_for),
    payment_type: word('payment_type', (order) => order.payment_type),
    due_at: sorted(due((order) => order.due_at)),
    created_at: sorted(moment((order) => order.created_at)),
    assignee_name: assignee,
    courier: { show: (order) => <Courier name={order.courier} /> },
    tracking_number: text((order) => order.tracking_number),
    reason_code: word('issue_reason', (order) => order.reason_code),
    reason: prose((order) => order.reason),
  },
  details: {
    ip: { show: (order) => <IpLink id={order.ip_id}>{order.ip_name}</IpLink> },
    claimant: { show: (order) => <MemberLink id={order.member_id}>{order.member_name}</MemberLink> },
    project_name: text((order) => order.goods.project_name),
    licensee: text((order) => order.goods.licensee),
    price: money((order) => order.goods.price_fen),
    quote: { show: (order) => <QuoteTable items={order.items} total_fen={order.amount_fen} /> },
    delivery: {
      show: (order) => (
        <Contact
          resource="label-orders"
          record={order}
          title={order.product_name}
          fields={['recipient', 'recipient_phone', 'recipient_address']}
        />
      ),
    },
    invoice_state: {
      show: (order) =>
        order.invoice_state ? <Word of={`state.invoice.${order.invoice_state}`} /> : <None />,
    },
    refund: {
      show: (order) =>
        order.refund ? <StateBadge statusLabels={refundMachine} state={order.refund.state} /> : <None />,
    },
  },
  facts: [
    {
      title: 'facts.order',
      fields: [
        'order_number',
        'label_type',
        'quantity',
        'repeat_of',
        'quote',
        'payment_type',
        'paid',
        'waits_for',
      ],
    },
    { title: 'facts.goods', fields: ['ip', 'claimant', 'project_name', 'licensee', 'price'] },
    { title: 'facts.delivery', fields: ['delivery', 'courier', 'tracking_number'] },
    {
      title: 'facts.decision',
      fields: ['reason_code', 'reason', 'refund'],
      when: (order) => order.reason_code !== null || order.refund !== null,
    },
    {
      title: 'facts.invoice',
      fields: ['invoice_state'],
      when: (order) => order.invoice_state !== null,
    },
  ],
  stakes: ['order_number', 'member_name', 'amount', 'payment_type'],
  evidence: (order) => [
    { title: 'evidence.voucher', files: order.voucher ? [order.voucher] : [] },
    { title: 'evidence.goods', files: order.goods.image ? [order.goods.image] : [] },
  ],
});
