import {
  type ContentRow,
  kindOf,
  phasesOf,
  type ReviewState,
  reviewStatesOf,
  type SubjectName,
  SUBMITTED_STATES,
} from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { choices, due, moment, oneRecord, prose, search, sorted, state, word } from '../fields/kinds';
import type { PagesOf } from '../pages/resource';
import { pagesOf } from '../pages/pages-of';
import type { FieldName } from '../i18n/words';
import { marked } from '../review/queue/queue-fields';
import { ContentCard } from './ContentCard';
import { DeletedToggle } from '../pages/DeletedToggle';
import { ReviewLink } from '../review/ReviewLink';

const WORDS_OF: Readonly<Record<string, string>> = { shelf: 'state.shelf' };
const wordsOf = (column: string) => WORDS_OF[column] ?? column;

/** The pages of a kind of content: live version, proposed version, and the link to its review. */
const contentPages: PagesOf = (resource) => {
  const { kind } = resource as typeof resource & { kind: SubjectName };
  const statusLabels = reviewStatesOf(kind);
  const { shows = {}, deletes } = kindOf(kind);
  const phases = phasesOf(kindOf(kind));
  const shown = [...Object.keys(shows), ...(phases.length ? ['phase'] : [])] as FieldName[];
  return pagesOf<'series'>(
    {
      title: (row) => row.title || row.ip_name,
      picture: (row) => row.picture,
      sort: { field: 'updated_at', order: 'DESC' },
      columns: ['ip', 'state', ...shown, 'review', 'updated_at'],
      filters: {
        ip_id: oneRecord,
        q: search,
        state: choices(SUBMITTED_STATES, `state.${statusLabels.name}`),
        ...Object.fromEntries(
          shown.map((column) => [column, choices(shows[column] ?? phases, wordsOf(column))]),
        ),
        ...(deletes && { deleted: { kind: 'own', control: DeletedToggle } }),
      },
      fields: {
        ip: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
        state: state<ContentRow>(statusLabels, (row): ReviewState => row.state),
        visibility: word('visibility', (row) => row.visibility),
        shelf: word('state.shelf', (row) => row.shelf),
        phase: word('phase', (row) => row.phase ?? null),
        review: { show: (row) => <ReviewLink id={row.review_id} /> },
        submitted_at: moment((row) => row.submitted_at),
        due_at: due((row) => row.due_at),
        reason_code: word('revision_reason', (row) => row.reason_code),
        reason: prose((row) => row.reason),
        updated_at: sorted(moment((row) => row.updated_at)),
        created_at: moment((row) => row.created_at),
        deleted_at: moment((row) => row.deleted_at ?? null),
      },
      details: { marks: marked },
      facts: [
        { title: 'facts.content', fields: ['ip', 'state', ...shown, 'updated_at', 'created_at'] },
        { title: 'facts.review', fields: ['submitted_at', 'due_at'], when: (row) => row.due_at !== null },
        {
          title: 'facts.decision',
          fields: ['submitted_at', 'reason_code', 'reason', 'marks'],
          when: (row) => row.reason_code !== null,
        },
        { title: 'facts.removed', fields: ['deleted_at'], when: (row) => !!row.deleted_at },
      ],
    },
    {
      show: {
        more: (row) => <ReviewLink id={row.review_id} button />,
        below: (row) => <ContentCard content={row} />,
      },
    },
  )(resource);
};

export default contentPages;
