import {
  type ContentRow,
  reviewMachine,
  type ReviewState,
  reviewStatesOf,
  shelfMachine,
  type SubjectName,
  SUBMITTED_STATES,
  VISIBILITIES,
} from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import type { Filter } from '../fields/field';
import { choices, due, moment, oneRecord, prose, search, sorted, state, word } from '../fields/kinds';
import type { Pages } from '../pages/lazy-pages';
import { pagesOf } from '../pages/pages-of';
import { type FieldName, keyOf } from '../i18n/words';
import { MarkedNames } from '../review/MarkedNames';
import { ContentCard } from './ContentCard';
import { DeletedToggle } from './DeletedToggle';
import { ReviewLink } from './ReviewLink';

export interface Kind {
  subject: SubjectName;
  /** What is deleted of it can be asked for. */
  deletes?: true;
  /** Its holder says who sees it, and takes it off the channels. */
  shelved?: true;
}

const SHELF: readonly FieldName[] = ['visibility', 'shelf'];
const SHELF_FILTERS: Record<string, Filter> = {
  visibility: choices(VISIBILITIES, 'visibility'),
  shelf: choices(Object.keys(shelfMachine.states), 'state.shelf'),
};

/** The resources of content. */
export type ContentResource = 'series' | 'cases' | 'milestones' | 'feeds' | 'announcements' | 'manuals';

/** A kind of content for staff to look at: what is live of it, what is proposed, and the way to its review. */
export function contentPages(name: ContentResource, { subject, deletes, shelved }: Kind): Pages {
  const statusLabels = reviewStatesOf(subject);
  const shelf = shelved ? SHELF : [];
  return pagesOf<ContentResource>(
    {
      name,
      machine: reviewMachine,
      title: (row) => row.title || row.ip_name,
      picture: (row) => row.picture,
      sort: { field: 'updated_at', order: 'DESC' },
      columns: ['ip', 'state', ...shelf, 'review', 'updated_at'],
      filters: {
        ip_id: oneRecord,
        q: search,
        state: choices(SUBMITTED_STATES, `state.${statusLabels.name}`),
        ...(shelved && SHELF_FILTERS),
        ...(deletes && { deleted: { kind: 'own', control: DeletedToggle } }),
      },
      fields: {
        ip: { show: (row) => <IpLink id={row.ip_id}>{row.ip_name}</IpLink> },
        state: state<ContentRow>(statusLabels, (row): ReviewState => row.state),
        visibility: word('visibility', (row) => row.visibility),
        shelf: word('state.shelf', (row) => row.shelf),
        review: { show: (row) => <ReviewLink id={row.review_id} /> },
        submitted_at: moment((row) => row.submitted_at),
        due_at: due((row) => row.due_at),
        reason_code: word('revision_reason', (row) => row.reason_code),
        reason: prose((row) => row.reason),
        updated_at: sorted(moment((row) => row.updated_at)),
        created_at: moment((row) => row.created_at),
        deleted_at: moment((row) => row.deleted_at ?? null),
      },
      details: { marks: { show: (row) => <MarkedNames marks={row.marks} /> } },
      facts: [
        { title: 'facts.content', fields: ['ip', 'state', ...shelf, 'updated_at', 'created_at'] },
        { title: 'facts.review', fields: ['submitted_at', 'due_at'], when: (row) => row.due_at !== null },
        {
          title: 'facts.decision',
          fields: ['submitted_at', 'reason_code', 'reason', 'marks'],
          when: (row) => row.reason_code !== null,
        },
        { title: 'facts.removed', fields: ['deleted_at'], when: (row) => !!row.deleted_at },
      ],
      empty: { title: keyOf(name, 'empty', 'title'), text: keyOf(name, 'empty', 'text') },
    },
    {
      show: {
        more: (row) => <ReviewLink id={row.review_id} button />,
        below: (row) => <ContentCard content={row} />,
      },
    },
  );
}
