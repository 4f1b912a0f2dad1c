import { None } from '../components/None';
import { PaperLink } from '../components/PaperLink';
import { filingMachine, invoiceMachine, labelOrderMachine } from '@ipw/domain';
import { paidThing } from '../fields/paid-thing';
import { choices, due, moment, search, sorted, state, text } from '../fields/kinds';
import { Contact } from '../reveal/Contact';
import { count, money } from '../fields/figures';
import { recordPages } from '../review/record-pages';

/** Invoices of label orders and filings: issued, voided and issued again. */
export default recordPages<'invoices'>({
  asks: { issue: ['invoice_number', 'file'], void: ['reason'] },
  // An old one no longer says to whom it was made out.
  title: (invoice) => invoice.company_name || (invoice.invoice_number ?? '—'),
  subtitle: (invoice) => invoice.product_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'amount', 'invoice_number', 'due_at', 'created_at'],
  filters: { q: search, state: choices(Object.keys(invoiceMachine.states), 'state.invoice') },
  fields: {
    state: state(invoiceMachine, (invoice) => invoice.state),
    amount: money((invoice) => invoice.amount_fen),
    tax_id_number: text((invoice) => invoice.tax_id_number),
    company_name: text((invoice) => invoice.company_name),
    invoice_number: text((invoice) => invoice.invoice_number),
    order_id: paidThing,
    quantity: count((invoice) => invoice.quantity),
    ip: text((invoice) => invoice.ip_name),
    product_name: text((invoice) => invoice.product_name),
    due_at: sorted(due((invoice) => invoice.due_at)),
    created_at: sorted(moment((invoice) => invoice.created_at)),
    issued_at: moment((invoice) => invoice.issued_at),
    delivery: {
      show: (invoice) => (
        <Contact
          resource="invoices"
          record={invoice}
          title={invoice.company_name}
          fields={['email', 'tax_id_number']}
        />
      ),
    },
  },
  details: {
    file: {
      show: ({ file }) => (file ? <PaperLink file={file} label="invoice.open_file" /> : <None />),
    },
  },
  facts: [
    {
      title: 'facts.invoice',
      fields: [
        'state',
        'amount',
        'company_name',
        'tax_id_number',
        'invoice_number',
        'file',
        'issued_at',
        'due_at',
      ],
    },
    {
      title: 'facts.order',
      fields: ['order_id', 'ip', 'product_name', 'quantity', 'created_at'],
      when: ({ subject }) => subject === labelOrderMachine.name,
    },
    {
      title: 'facts.filing',
      fields: ['order_id', 'ip', 'product_name', 'created_at'],
      when: ({ subject }) => subject === filingMachine.name,
    },
    { title: 'facts.people', fields: ['delivery'] },
  ],
});
