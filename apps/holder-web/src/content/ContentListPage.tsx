import { Button, buttonClass, EmptyState, ErrorState, Skeleton, SortableGrid, toast } from '@ipw/ui';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../app/member';
import { useTitle } from '../app/Page';
import { paths, withQuery } from '../app/paths';
import { UploadScope } from '../app/UploadScope';
import { useListQuery } from '../app/use-list-query';
import { translate, useT } from '../i18n/catalogue';
import { OnlyState } from '../review/OnlyState';
import { Pages } from '../review/Pages';
import { editPath } from './content-acts';
import { BulkBar } from './BulkBar';
import { contentChanged, searchIn, sortContents, useContents, type ContentRow } from './content.calls';
import { idOf, nameOf } from './content-type';
import { actedOf, ContentCard, layoutOf } from './ContentCard';
import { useKindWords } from './kind-words';
import { ListTools } from './ListTools';
import type { ListedKind } from './listed-kind';
import './content.css';

/** A refusal shows its own toast. */
const none = () => undefined;

interface ListProps {
  of: ListedKind;
  rows: readonly ContentRow[];
}

/** A list in another order than the holder's, or whose cards are being chosen. */
function Plain({ of, rows, chosen, choose }: ListProps & Partial<Chosen>) {
  return (
    <ol className={`content-list content-list-${layoutOf(of)}`}>
      {rows.map((row) => {
        const id = idOf(of.name, row);
        return (
          <li key={id}>
            <ContentCard
              of={of}
              row={row}
              grip={null}
              {...(chosen &&
                choose && { choice: { checked: chosen.includes(id), set: (on: boolean) => choose(id, on) } })}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The chosen cards. */
interface Chosen {
  chosen: readonly string[];
  choose: (id: string, on: boolean) => void;
}

/** A list of content that can be reordered. */
function Ordered({ of, rows }: ListProps) {
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
  const t = useT();
  const word = useKindWords(of.name);
  const ipId = useIpId();
  const { filter, page, change, clear, goTo } = useListQuery(['state', 'keyword', 'sort', 'library']);
  const search = searchIn(useSearchParams()[0]);
  const { review_state: state, keyword } = search;
  const list = useContents(of.name, { page, ...search }, part?.filter);
  const [chosen, setChosen] = useState<readonly string[]>();
  const narrowed = !!state || !!keyword;
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
        <div className="ui-row">
          <Link to={withQuery(paths.trash, { id: ipId, subject: of.name })}>{t('content.trash')}</Link>
          {(!!shown?.total || narrowed || part) && create}
        </div>
      </header>
      {part?.tabs}
      <OnlyState subject={of.name} />
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!shown && !list.isError && <Skeleton lines={3} height={160} />}
      {(narrowed || (shown?.total ?? 0) > 1) && (
        <ListTools
          name={of.name}
          filter={filter}
          change={change}
          choosing={!!chosen}
          onChoosing={(on) => setChosen(on ? [] : undefined)}
        />
      )}
      {shown?.total === 0 && !!keyword && (
        <EmptyState
          title={t('content.none.title')}
          action={<Button onClick={clear}>{t('content.none.all')}</Button>}
        >
          {t('content.none.text')}
        </EmptyState>
      )}
      {shown?.total === 0 && !narrowed && (
        <EmptyState title={word(`${empty}.title`)} action={create}>
          {word(`${empty}.text`)}
        </EmptyState>
      )}
      {!!shown?.list.length &&
        (chosen || search.sort ? (
          <Plain
            of={of}
            rows={shown.list}
            {...(chosen && {
              chosen,
              choose: (id: string, on: boolean) =>
                setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id)),
            })}
          />
        ) : (
          <Ordered
            key={`${String(page)} ${JSON.stringify(search)} ${part?.name ?? ''}`}
            of={of}
            rows={shown.list}
          />
        ))}
      {!!chosen?.length && (
        <BulkBar
          of={of}
          items={(shown?.list ?? [])
            .filter((row) => chosen.includes(idOf(of.name, row)))
            .map((row) => actedOf(of, row))}
          onDone={setChosen}
        />
      )}
      {shown && <Pages page={page} of={shown} onPage={goTo} />}
    </UploadScope>
  );
}
