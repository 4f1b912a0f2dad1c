import { followUpMachine } from '@ipw/domain';
import { ListBase } from 'react-admin';
import { MemberLink } from '../components/RecordLink';
import type { Model, ModelOf, Row } from '../fields/field';
import { choices, sorted, text } from '../fields/kinds';
import { PageHead } from '../components/PageHead';
import { FilterBar } from '../pages/FilterBar';
import { pagesOf } from '../pages/pages-of';
import { ListBody } from '../pages/ListBody';
import { useT } from '../i18n/locale';
import { waitingState } from '../pages/machine-of';
import { QueueTabs } from '../review/queue/QueueTabs';
import { useMe } from '../http/session';
import { DueOn } from '../care/DueOn';
import { FollowUpActions } from '../care/FollowUpActions';
import { waits } from '../care/waits';
import '../care/follow-up.css';

const REMEMBERED = ['state', 'whose'];

const followUps: ModelOf<'follow-ups'> = {
  title: (row) => row.about,
  sort: { field: 'due_on', order: 'ASC' },
  columns: ['due_on', 'member_id', 'author_name', 'todo'],
  filters: { whose: choices(['me'], 'whose') },
  fields: {
    due_on: sorted({ show: (row) => <DueOn day={row.due_on} waits={waits(row)} /> }),
    member_id: { show: (row) => <MemberLink id={row.member_id}>{row.member_name}</MemberLink> },
    author_name: text((row) => row.author_name),
    todo: { show: (row) => <FollowUpActions row={row} /> },
  },
  facts: [],
};

/** Follow-ups by day, the earliest first. A consultant sees those of all assigned members. */
function FollowUpList({ model }: { model: Model<Row> }) {
  const t = useT();
  const { role } = useMe();
  return (
    <ListBase
      resource={model.name}
      sort={model.sort}
      perPage={25}
      filterDefaultValues={{ state: waitingState(followUpMachine), whose: 'me' }}
    >
      <PageHead title={t('menu.follow-ups')} lead={t('about.follow-ups')} />
      <section className="card list-card">
        <QueueTabs model={{ name: model.name, machine: followUpMachine }} />
        {role !== 'consultant' && <FilterBar filters={followUps.filters} keep={REMEMBERED} />}
        <ListBody model={model} opens={false} keep={REMEMBERED} />
      </section>
    </ListBase>
  );
}

export default pagesOf(followUps, { own: (model) => ({ list: () => <FollowUpList model={model} /> }) });
