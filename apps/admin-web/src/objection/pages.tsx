import { tenderResultMachine } from '@ipw/domain';
import { IpLink, RegistrationLink, TenderLink } from '../components/RecordLink';
import { StateBadge } from '../components/StateBadge';
import { moment, prose, search, sorted, text } from '../fields/kinds';
import { assigned, queueFields } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';

/** Objections to results, each beside the result it contests. */
export default reviewable<'objections'>({
  reasons: [],
  asks: { uphold: ['reason'], dismiss: ['reason'] },
  title: (row) => row.ip_name,
  subtitle: (row) => row.tender_title,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['tender_title', 'created_at', 'due_at', 'assignee_name'],
  filters: { q: search, assignee: assigned },
  fields: {
    tender_title: text((row) => row.tender_title),
    created_at: sorted(moment((row) => row.created_at)),
    ...queueFields('tender_objection'),
  },
  details: {
    ip_name: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    tender: { show: (row) => <TenderLink id={row.tender_id}>{row.tender_title}</TenderLink> },
    statement: prose((row) => row.statement),
    result: {
      show: ({ registration_id, result }) => (
        <RegistrationLink id={registration_id}>
          <StateBadge statusLabels={tenderResultMachine} state={result} />
        </RegistrationLink>
      ),
    },
    comment: prose((row) => row.comment),
    awarded: text((row) => row.awarded.join(' · ') || null),
    contested_at: moment((row) => row.contested_at),
    proposed_by: text((row) => row.proposed_by),
    published_by: text((row) => row.published_by),
  },
  facts: [
    { title: 'facts.objection', fields: ['ip_name', 'tender', 'statement', 'created_at'] },
    {
      title: 'facts.contested',
      fields: ['contested_at', 'awarded', 'result', 'comment', 'proposed_by', 'published_by'],
    },
    {
      title: 'facts.decision',
      fields: ['decided_at', 'reason'],
      when: (row) => row.decided_at !== null,
    },
  ],
  stakes: ['tender_title'],
  evidence: ({ proof_images }) => [{ title: 'evidence.objection', files: proof_images }],
});
