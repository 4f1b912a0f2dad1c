import { buttonClass, EmptyState, ErrorState, Skeleton, SortableGrid, toast } from '@ipw/ui';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../app/member';
import { useTitle } from '../app/Page';
import { UploadScope } from '../app/UploadScope';
import { listStateIn } from '../review/list-states';
import { OnlyState } from '../review/OnlyState';
import { Pages } from '../review/Pages';
import { editPath } from './content-acts';
import { contentChanged, sortContents, useContents, type ContentRow } from './content.calls';
import { idOf, nameOf } from './content-type';
import { ContentCard, layoutOf } from './ContentCard';
import { translate } from '../i18n/catalogue';
import { useKindWords } from './kind-words';
import type { ListedKind } from './listed-kind';
import './content.css';

/** A refusal shows its own toast. */
const none = () => undefined;

/** A list of content that can be reordered. */
function Ordered({ of, rows }: { of: ListedKind; rows: readonly ContentRow[] }) {
  const { name, kind } = of;
  const word = useKindWords(name);
  const ipId = useIpId();
  // The new order, until the server's list has it.
  const [order, setOrder] = useState<readonly string[]>([]);
  const place = (id: string) => order.indexOf(id);
  const sort = (ids: readonly string[]) => {
    setOrder(ids);
    return sortContents(name, ipId, ids)
      .catch((error: unknown) => {
        setOrder([]);
        throw error;
      })
      .finally(() => void contentChanged());
  };
  const items = rows
    .map((row) => ({ id: idOf(name, row), name: nameOf(kind, row) || word('unnamed'), row }))
    .sort((a, b) => (place(a.id) >= 0 && place(b.id) >= 0 ? place(a.id) - place(b.id) : 0));
  return (
    <SortableGrid
      className={`content-list content-list-${layoutOf(of)}`}
      items={items}
      onOrder={(next) => {
        const before = items.map(({ id }) => id);
        void sort(next.map(({ id }) => id)).then(
          () => toast('good', translate('content.sorted'), () => void sort(before).catch(none)),
          none,
        );
      }}
    >
      {({ row }, grip) => <ContentCard of={of} row={row} grip={grip} />}
    </SortableGrid>
  );
}

interface Props {
  of: ListedKind;
  /** The shown part of the kind, if it is split (e.g. by visibility). */
  part?: { name: string; filter: Record<string, string>; tabs: ReactNode; isPending: boolean };
}

/** All content of one kind, live or proposed. */
export function ContentListPage({ of, part }: Props) {
  const word = useKindWords(of.name);
  const ipId = useIpId();
  const [at, setAt] = useState({ page: 1, part: part?.name });
  const page = at.part === part?.name ? at.page : 1;
  const [query] = useSearchParams();
  const state = listStateIn(query);
  const list = useContents(of.name, { page, review_state: state }, part?.filter);
  const title = word('list');
  useTitle(title);
  const create = (
    <Link className={buttonClass('primary')} to={editPath(of, ipId, undefined, part?.filter)}>
      {word('new')}
    </Link>
  );
  const shown = part?.isPending ? undefined : list.page;
  const empty = part ? `empty.${part.name}` : 'empty';
  return (
    <UploadScope>
      <header className="content-head">
        <div>
          <h1>{title}</h1>
          <p className="ui-soft">{word('lead')}</p>
        </div>
        {(!!shown?.total || state || part) && create}
      </header>
      {part?.tabs}
      <OnlyState subject={of.name} />
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!shown && !list.isError && <Skeleton lines={3} height={160} />}
      {shown?.total === 0 && !state && (
        <EmptyState title={word(`${empty}.title`)} action={create}>
          {word(`${empty}.text`)}
        </EmptyState>
      )}
      {!!shown?.list.length && (
        <Ordered key={`${String(page)} ${state ?? ''} ${part?.name ?? ''}`} of={of} rows={shown.list} />
      )}
      {shown && <Pages page={page} of={shown} onPage={(next) => setAt({ page: next, part: part?.name })} />}
    </UploadScope>
  );
}
