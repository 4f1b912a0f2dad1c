import { IpLink, TenderLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { moment, prose, search, sorted, text } from '../fields/kinds';
import { assigned, queueFields } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { WordingInput } from './WordingInput';

/** Questions about tenders: answered to one, or to everybody in the words of staff. */
export default reviewable<'questions'>({
  reasons: [],
  asks: { answer: ['answer'], publish: ['answer', { name: 'wording', control: WordingInput }] },
  title: (row) => row.question,
  subtitle: (row) => row.tender_title,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['tender_title', 'created_at', 'due_at', 'assignee_name'],
  filters: { q: search, assignee: assigned },
  fields: {
    tender_title: text((row) => row.tender_title),
    created_at: sorted(moment((row) => row.created_at)),
    ...queueFields('tender_question'),
  },
  details: {
    tender: { show: (row) => <TenderLink id={row.tender_id}>{row.tender_title}</TenderLink> },
    asked_by: {
      show: (row) =>
        row.ip_name === null ? <Word of="question.hidden" /> : <IpLink id={row.ip_id}>{row.ip_name}</IpLink>,
    },
    ends_at: moment((row) => row.closes_at),
    question: prose((row) => row.question),
    wording: prose((row) => row.wording),
    answer: prose((row) => row.answer),
    answered_by: text((row) => row.answered_by),
    answered_at: moment((row) => row.decided_at),
  },
  facts: [
    { title: 'facts.question', fields: ['question', 'tender', 'asked_by', 'ends_at', 'created_at'] },
    {
      title: 'facts.answer',
      fields: ['answer', 'wording', 'answered_by', 'answered_at'],
      when: (row) => row.answer !== null,
    },
  ],
  stakes: ['tender_title'],
});
