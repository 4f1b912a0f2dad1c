import { DISQUALIFY_GROUNDS, REGISTRATION_MARKABLE, REGISTRATION_REASONS } from '@ipw/domain';
import { IpLink, TenderLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, moment, prose, search, text, word } from '../fields/kinds';
import { keyOf } from '../i18n/words';
import { fieldToMark, proposedPictures } from '../review/marks/field-to-mark';
import { assigned, marked, queueFields, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { ReviewDiff } from '../review/diff/ReviewDiff';

const RESULTS = ['waiting', 'awarded', 'not_awarded'] as const;
const MARKABLE: readonly string[] = REGISTRATION_MARKABLE;

/** Entries of IPs to tenders: what was handed in beside the present content of the IP. */
export default reviewable<'registrations'>({
  reasons: REGISTRATION_REASONS,
  asks: {
    disqualify: [
      { name: 'reason_code', options: DISQUALIFY_GROUNDS, words: 'registration_reason' },
      'reason',
    ],
  },
  title: (entry) => entry.ip_name ?? entry.tender_title,
  subtitle: (entry) => (entry.closed ? <Word of="registration.sealed" /> : entry.tender_title),
  picture: (entry) => entry.picture,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['tender_title', 'submitted_at', 'due_at', 'assignee_name', 'result'],
  filters: {
    q: search,
    result: choices(RESULTS, 'state.tender_result'),
    assignee: assigned,
  },
  fields: {
    tender_title: text((entry) => entry.tender_title),
    submitted_at: submittedAt,
    result: word('state.tender_result', (entry) => entry.result),
    acknowledged: word('acknowledged', (entry) => entry.acknowledged),
    ...queueFields('tender_registration'),
  },
  details: {
    ip_name: { show: (entry) => <IpLink id={entry.ip_id}>{entry.ip_name}</IpLink> },
    tender: { show: (entry) => <TenderLink id={entry.tender_id}>{entry.tender_title}</TenderLink> },
    submitter_name: text((entry) => entry.submitter_name),
    ends_at: moment((entry) => entry.closes_at),
    marks: marked,
    rank: text((entry) => entry.rank),
    comment: prose((entry) => entry.comment),
  },
  facts: [
    {
      title: 'facts.registration',
      fields: ['tender', 'ends_at', 'ip_name', 'submitter_name', 'acknowledged'],
    },
    { title: 'facts.review', fields: ['submitted_at', 'decided_at', 'reason_code', 'reason', 'marks'] },
    { title: 'facts.result', fields: ['result', 'rank', 'comment'] },
  ],
  warning: (entry) =>
    entry.draft_newer === 1 && (
      <p className="card section soft" role="note">
        <Word of="registration.draft_newer" />
      </p>
    ),
  evidence: (entry) =>
    entry.fields.map((one) => ({ title: keyOf('field', one.field), files: proposedPictures(one) })),
  compare: (entry) =>
    entry.closed ? (
      <section className="card section">
        <h2>
          <Word of="registration.sealed" />
        </h2>
        <p className="soft">
          <Word of="registration.sealed_help" />
        </p>
      </section>
    ) : (
      <ReviewDiff fields={entry.fields} isNew={false} since={entry.changed_since} />
    ),
  markable: (entry) => entry.fields.filter(({ field }) => MARKABLE.includes(field)).map(fieldToMark),
  marks: (entry) => entry.marks,
});
