import { IpLink } from '../components/RecordLink';
import { moment, search, sorted, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { Contact } from '../reveal/Contact';
import { count } from '../fields/figures';

/** Merchants who may put labels on goods. */
export default pagesOf<'licensees'>({
  title: (licensee) => licensee.licensee_name,
  subtitle: (licensee) => licensee.ip_name,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['link_name', 'link_phone', 'given', 'created_at'],
  filters: { q: search },
  fields: {
    ip: { show: (licensee) => <IpLink id={licensee.ip_id}>{licensee.ip_name}</IpLink> },
    link_name: text((licensee) => licensee.link_name),
    link_phone: text((licensee) => licensee.link_phone),
    given: count((licensee) => licensee.given),
    created_at: sorted(moment((licensee) => licensee.created_at)),
    deleted_at: moment((licensee) => licensee.deleted_at),
  },
  details: {
    delivery: {
      show: (licensee) => (
        <Contact
          resource="licensees"
          record={licensee}
          title={licensee.licensee_name}
          fields={['link_name', 'link_phone', 'recipient', 'recipient_phone', 'recipient_address']}
        />
      ),
    },
  },
  facts: [
    { title: 'facts.merchant', fields: ['ip', 'given', 'created_at'] },
    { title: 'facts.people', fields: ['delivery'] },
    { title: 'facts.removed', fields: ['deleted_at'], when: (licensee) => licensee.deleted_at !== null },
  ],
});
