import { IpLink, MemberLink } from '../components/RecordLink';
import { moment, prose, search, sorted, text, word } from '../fields/kinds';
import { assigned, queueFields } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';

/** Complaints of infringement: both sides' reasons and proof, and the answer to both. */
export default reviewable<'complaints'>({
  reasons: [],
  asks: { uphold: ['reason'], dismiss: ['reason'] },
  title: (row) => row.ip_name,
  subtitle: (row) => row.number,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['complaint_kind', 'created_at', 'due_at', 'answered_at', 'assignee_name'],
  filters: { q: search, assignee: assigned },
  fields: {
    complaint_number: text((row) => row.number),
    complaint_kind: word('complaint_kind', (row) => row.kind),
    created_at: sorted(moment((row) => row.created_at)),
    answered_at: moment((row) => row.answered_at),
    ...queueFields('complaint'),
  },
  details: {
    ip_name: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    owner_name: {
      show: (row) => (row.owner_id ? <MemberLink id={row.owner_id}>{row.owner_name}</MemberLink> : null),
    },
    complainant: text((row) => row.complainant),
    email: text((row) => row.email),
    complaint_statement: prose((row) => row.statement),
    owner_answer: prose((row) => row.answer),
  },
  facts: [
    {
      title: 'facts.complaint',
      fields: [
        'ip_name',
        'complaint_number',
        'complaint_kind',
        'complainant',
        'email',
        'complaint_statement',
        'created_at',
      ],
    },
    { title: 'facts.owner_answer', fields: ['owner_name', 'owner_answer', 'answered_at'] },
    {
      title: 'facts.decision',
      fields: ['decided_at', 'reason'],
      when: (row) => row.decided_at !== null,
    },
  ],
  stakes: ['complainant', 'ip_name'],
  evidence: ({ proof_images, answer_images }) => [
    { title: 'evidence.complaint', files: proof_images },
    { title: 'evidence.owner_answer', files: answer_images },
  ],
});
