import { VERIFICATION_REASONS } from '@ipw/domain';
import { MemberLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { moment, phone, search, text, word } from '../fields/kinds';
import { assigned, marked, queueFields, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { SameDocument } from './SameDocument';

export default reviewable<'verifications'>({
  reasons: VERIFICATION_REASONS,
  title: (row) => row.member_name,
  subtitle: (row) => <Word of={`document_type.${row.document_type}`} />,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['phone_number', 'submitted_at', 'due_at', 'assignee_name'],
  filters: { q: search, assignee: assigned },
  fields: {
    phone_number: phone((row) => row),
    submitted_at: submittedAt,
    document_type: word('document_type', (row) => row.document_type),
    ...queueFields('verification'),
  },
  details: {
    real_name: text((row) => row.real_name),
    document_number: text((row) => row.document_number),
    claimant: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
    location: text((row) => row.location),
    joined_at: moment((row) => row.member_since),
    marks: marked,
  },
  facts: [
    { title: 'facts.identity', fields: ['real_name', 'document_type', 'document_number', 'submitted_at'] },
    { title: 'facts.member', fields: ['claimant', 'phone_number', 'location', 'joined_at'] },
    {
      title: 'facts.review',
      fields: ['decided_at', 'reason_code', 'reason', 'marks'],
      when: (row) => row.decided_at !== null,
    },
  ],
  warning: (row) => <SameDocument members={row.same_document} />,
  markable: (row) => [
    { field: 'document_images', files: row.document_images },
    { field: 'real_name', value: row.real_name },
    { field: 'document_number', value: row.document_number },
    { field: 'document_type' },
  ],
  marks: (row) => row.marks,
  evidence: (row) => [{ title: 'evidence.identity', files: row.document_images }],
});
