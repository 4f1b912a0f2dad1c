import { None } from '../components/None';
import { PaperLink } from '../components/PaperLink';
import { PAYMENT_TYPES, refundMachine } from '@ipw/domain';
import { paidThing } from '../fields/paid-thing';
import { choices, due, moment, onDay, search, sorted, state, text, word } from '../fields/kinds';
import { money } from '../fields/figures';
import { recordPages } from '../review/record-pages';

/** Refunds: the amount owed, and how it was paid. */
export default recordPages<'refunds'>({
  asks: {
    settle: [{ name: 'method', options: PAYMENT_TYPES, words: 'payment_type' }, 'paid_back_on', 'reference'],
  },
  title: (refund) => refund.product_name,
  subtitle: (refund) => refund.ip_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'amount', 'payment_type', 'due_at', 'created_at'],
  filters: { q: search, state: choices(Object.keys(refundMachine.states), 'state.refund') },
  fields: {
    state: state(refundMachine, (refund) => refund.state),
    order_number: text((refund) => refund.order_number),
    ip_name: text((refund) => refund.ip_name),
    amount: money((refund) => refund.amount_fen),
    method: word('payment_type', (refund) => refund.method),
    paid_back_on: onDay((refund) => refund.paid_back_on),
    reference: text((refund) => refund.reference),
    order_id: paidThing,
    payment_type: word('payment_type', (refund) => refund.payment_type),
    payment_ref: text((refund) => refund.payment_ref),
    paid_at: moment((refund) => refund.paid_at),
    reason_code: word('issue_reason', (refund) => refund.reason_code),
    due_at: sorted(due((refund) => refund.due_at)),
    created_at: sorted(moment((refund) => refund.created_at)),
  },
  details: {
    voucher: {
      show: ({ voucher }) => (voucher ? <PaperLink file={voucher} label="refund.open_voucher" /> : <None />),
    },
  },
  facts: [
    {
      title: 'facts.refund',
      fields: ['state', 'amount', 'due_at', 'method', 'paid_back_on', 'reference', 'created_at'],
    },
    {
      title: 'facts.payment',
      fields: ['order_id', 'reason_code', 'payment_type', 'paid_at', 'payment_ref', 'voucher'],
    },
  ],
  stakes: ['order_number', 'ip_name', 'amount', 'payment_type'],
});
