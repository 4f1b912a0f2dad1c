import { idFieldOf, STORIES, type Endpoint, type StoryName } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Skeleton, SortableGrid } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { routeAt } from '../../app/menu';
import { OnlyState } from '../../review/OnlyState';
import { Pages } from '../../review/Pages';
import { listStateIn } from '../../review/subject-pages';
import { editPath } from './story-acts';
import { STORY_PLANS } from './story-plans';
import { nameOf } from './story-values';
import { idOf, storiesChanged, useIpId, useStories, type StoryRow } from './story.calls';
import '../../review/content.css';
import './story.css';
import { StoryCard } from './StoryCard';

/** Content items in an order that can be changed. */
function Ordered({ name, rows }: { name: StoryName; rows: readonly StoryRow[] }) {
  const t = useT();
  const ipId = useIpId();
  // What was just put into order, until the server's list says the same.
  const [order, setOrder] = useState<readonly string[]>([]);
  const place = (id: string) => order.indexOf(id);
  const items = rows
    .map((row) => ({ id: idOf(name, row), name: nameOf(name, row) || t('story.unnamed'), row }))
    .sort((a, b) => (place(a.id) >= 0 && place(b.id) >= 0 ? place(a.id) - place(b.id) : 0));
  return (
    <SortableGrid
      className={`content-list story-list-${name}`}
      items={items}
      onOrder={(next) => {
        const ids = next.map(({ id }) => id);
        setOrder(ids);
        void api(STORIES[name].api.sort as Endpoint, { ip_id: ipId, [`${idFieldOf(name)}s`]: ids })
          .catch(() => setOrder([]))
          .finally(() => void storiesChanged());
      }}
    >
      {({ row }, grip) => <StoryCard name={name} row={row} grip={grip} />}
    </SortableGrid>
  );
}

/** Every content item of one kind, live or on its way. */
export function StoryListPage({ name }: { name: StoryName }) {
  const t = useT();
  const ipId = useIpId();
  const [page, setPage] = useState(1);
  const [query] = useSearchParams();
  const state = listStateIn(query);
  const list = useStories(name, page, state);
  const title = t(routeAt(STORY_PLANS[name].list)!.label);
  useTitle(title);
  const create = (
    <Link className={buttonClass('primary')} to={editPath(ipId, name)}>
      {t(`story.${name}.new`)}
    </Link>
  );
  const shown = list.page;
  return (
    <UploadScope>
      <header className="content-head">
        <div>
          <h1>{title}</h1>
          <p className="ui-soft">{t(`story.${name}.lead`)}</p>
        </div>
        {(!!shown?.total || state) && create}
      </header>
      <OnlyState subject={name} />
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={3} height={160} />}
      {shown?.total === 0 && !state && (
        <EmptyState title={t(`story.${name}.empty.title`)} action={create}>
          {t(`story.${name}.empty.text`)}
        </EmptyState>
      )}
      {!!shown?.list.length && (
        <Ordered key={`${String(page)} ${state ?? ''}`} name={name} rows={shown.list} />
      )}
      {shown && <Pages page={page} of={shown} onPage={setPage} />}
    </UploadScope>
  );
}
