import { codeBatchMachine } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { choices, moment, prose, search, state, text } from '../fields/kinds';
import { ExportTable } from './ExportTable';
import { count } from '../fields/figures';
import { recordPages } from '../review/record-pages';

/** Issued codes: suspended, or revoked as a whole or in a range. */
export default recordPages<'batches'>({
  asks: { suspend: ['reason'], revoke: ['reason'], revoke_range: ['from', 'to', 'reason'] },
  title: (batch) => `#${String(batch.number)}`,
  subtitle: (batch) => batch.product_name,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'ip', 'licensee_name', 'quantity', 'scanned', 'created_at'],
  filters: { q: search, state: choices(Object.keys(codeBatchMachine.states), 'state.code_batch') },
  fields: {
    state: state(codeBatchMachine, (batch) => batch.state),
    ip: { show: (batch) => <IpLink id={batch.ip_id}>{batch.ip_name}</IpLink> },
    licensee_name: text((batch) => batch.licensee_name),
    quantity: count((batch) => batch.quantity),
    scanned: count((batch) => batch.scanned),
    created_at: moment((batch) => batch.created_at),
    delivered_at: moment((batch) => batch.delivered_at),
    key_version: text((batch) => batch.key_version),
    revoked: text((batch) => batch.revoked.map(([from, to]) => `${String(from)}–${String(to)}`).join(', ')),
    reason: prose((batch) => batch.reason),
  },
  details: { exports: { show: (batch) => <ExportTable exports={batch.exports} /> } },
  facts: [
    { title: 'facts.codes', fields: ['state', 'quantity', 'scanned', 'revoked', 'reason'] },
    { title: 'facts.goods', fields: ['ip', 'licensee_name'] },
    { title: 'facts.issue', fields: ['created_at', 'delivered_at', 'key_version'] },
    { title: 'facts.exports', fields: ['exports'] },
  ],
});
