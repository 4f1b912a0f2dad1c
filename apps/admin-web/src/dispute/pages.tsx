import { claimMachine } from '@ipw/domain';
import { ClaimLink, IpLink, MemberLink } from '../components/RecordLink';
import { StateBadge } from '../components/StateBadge';
import { moment, phone, prose, search, sorted, word } from '../fields/kinds';
import { assigned, queueFields } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';

/** Objections to claims, each beside the claim it contests. */
export default reviewable<'disputes'>({
  reasons: [],
  asks: { uphold: ['reason'], dismiss: ['reason'] },
  title: (row) => row.ip_name,
  subtitle: (row) => `${row.member_name} → ${row.claimant_name}`,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['objector', 'owner_name', 'created_at', 'due_at', 'assignee_name'],
  filters: { q: search, assignee: assigned },
  fields: {
    objector: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
    owner_name: { show: (row) => <MemberLink id={row.claimant_id}>{row.claimant_name}</MemberLink> },
    created_at: sorted(moment((row) => row.created_at)),
    ...queueFields('dispute'),
  },
  details: {
    ip_name: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    phone_number: phone((row) => row),
    is_auth: word('is_auth', (row) => row.is_auth),
    statement: prose((row) => row.statement),
    first_claim: {
      show: ({ claim }) => (
        <ClaimLink id={claim.id}>
          <StateBadge statusLabels={claimMachine} state={claim.state} />
        </ClaimLink>
      ),
    },
    claim_kind: word('claim_kind', ({ claim }) => claim.kind),
    submitted_at: moment(({ claim }) => claim.submitted_at),
    owner_answer: prose(({ claim }) => claim.answer),
    answered_at: moment(({ claim }) => claim.answered_at),
  },
  facts: [
    {
      title: 'facts.objection',
      fields: ['ip_name', 'objector', 'phone_number', 'is_auth', 'statement', 'created_at'],
    },
    { title: 'facts.first_claim', fields: ['owner_name', 'first_claim', 'claim_kind', 'submitted_at'] },
    {
      title: 'facts.owner_answer',
      fields: ['owner_answer', 'answered_at'],
      when: ({ claim }) => claim.answered_at !== null,
    },
    {
      title: 'facts.decision',
      fields: ['decided_at', 'reason'],
      when: (row) => row.decided_at !== null,
    },
  ],
  stakes: ['objector', 'owner_name'],
  evidence: ({ proof_images, claim }) => [
    { title: 'evidence.objection', files: proof_images },
    { title: 'evidence.first_claim', files: [...claim.contract_images, ...claim.proof_images] },
    { title: 'evidence.owner_answer', files: claim.answer_images },
    { title: 'evidence.entity', files: claim.entity_documents },
    {
      title: 'evidence.authorization',
      files: claim.operator_authorization ? [claim.operator_authorization] : [],
    },
  ],
});
