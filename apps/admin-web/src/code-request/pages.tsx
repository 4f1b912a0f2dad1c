import { ISSUE_REASONS } from '@ipw/domain';
import { IpLink, MemberLink } from '../components/RecordLink';
import { moment, search, sorted, text } from '../fields/kinds';
import { queueFields } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { count } from '../fields/figures';

/** Code requests for merchants: issued from the codes left, or rejected. */
export default reviewable<'code-requests'>({
  reasons: ISSUE_REASONS,
  title: (request) => request.product_name,
  subtitle: (request) => request.ip_name,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['licensee_name', 'quantity', 'created_at', 'due_at', 'assignee_name'],
  filters: { q: search },
  fields: {
    licensee_name: text((request) => request.licensee_name),
    quantity: count((request) => request.quantity),
    created_at: sorted(moment((request) => request.created_at)),
    ...queueFields('code_request'),
  },
  details: {
    ip: { show: (request) => <IpLink id={request.ip_id}>{request.ip_name}</IpLink> },
    claimant: { show: (request) => <MemberLink id={request.member_id}>{request.member_name}</MemberLink> },
    ordered: count((request) => request.goods.ordered),
    issued: count((request) => request.goods.issued),
    reserved: count((request) => request.goods.reserved),
  },
  facts: [
    { title: 'facts.request', fields: ['ip', 'claimant', 'licensee_name', 'quantity', 'created_at'] },
    { title: 'facts.codes', fields: ['ordered', 'issued', 'reserved'] },
    {
      title: 'facts.decision',
      fields: ['decided_at', 'reason_code', 'reason'],
      when: (request) => request.decided_at !== null,
    },
  ],
  evidence: ({ goods }) => [{ title: 'evidence.goods', files: goods.image ? [goods.image] : [] }],
});
