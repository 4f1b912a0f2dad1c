import { REVIEW_REASONS, reviewStatesOf, SUBJECTS } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, search, text, word } from '../fields/kinds';
import { keyOf } from '../i18n/words';
import { fieldToMark, proposedPictures } from '../review/marks/field-to-mark';
import { assigned, marked, queueFields, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { ReviewDiff } from '../review/diff/ReviewDiff';

/** The queue of all revisions; a new kind of content needs no change here. */
export default reviewable<'reviews'>({
  statusLabels: (row) => reviewStatesOf(row.subject),
  reasons: REVIEW_REASONS,
  kinds: { filter: 'subject', options: SUBJECTS },
  title: (row) => row.title || row.ip_name,
  subtitle: (row) => (
    <>
      <Word of={keyOf('subject', row.subject)} /> · {row.ip_name}
      {row.contacts.length > 0 && (
        <>
          {' · '}
          <b>
            <Word of="contacts.flag" />
          </b>
        </>
      )}
    </>
  ),
  picture: (row) => row.picture,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['submitter_name', 'submitted_at', 'due_at', 'assignee_name'],
  filters: {
    q: search,
    subject: choices(SUBJECTS, 'subject'),
    assignee: assigned,
  },
  fields: {
    submitter_name: text((row) => row.submitter_name),
    submitted_at: submittedAt,
    subject: word('subject', (row) => row.subject),
    ip_name: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
    ...queueFields('revision'),
  },
  details: { marks: marked },
  facts: [
    { title: 'facts.content', fields: ['subject', 'ip_name', 'submitter_name'] },
    { title: 'facts.review', fields: ['submitted_at', 'decided_at', 'reason_code', 'reason', 'marks'] },
  ],
  evidence: (record) =>
    record.fields.map((one) => ({ title: keyOf('field', one.field), files: proposedPictures(one) })),
  compare: (record) => (
    <ReviewDiff fields={record.fields} isNew={record.is_new} since={record.changed_since} />
  ),
  markable: (record) => record.fields.filter(({ changed }) => changed).map(fieldToMark),
  marks: (record) => record.marks,
});
