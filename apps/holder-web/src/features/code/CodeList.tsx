import type { Page } from '@ipw/domain';
import { Button } from '@ipw/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KeywordSearch } from '../../form/KeywordSearch';
import { SortSelect } from '../../form/SortSelect';
import { PagedList } from '../../list/PagedList';
import { StateFilter, type StatesOf } from '../../list/StateFilter';

/** What `useListQuery` returns for some of these filters. */
interface ListQuery {
  filter: { keyword?: string; state?: string; sort?: string };
  page: number;
  narrowed: boolean;
  change(values: { keyword?: string; state?: string; sort?: string }): void;
  clear: () => void;
  goTo: (page: number) => void;
}

interface Props<R, S extends string> {
  list: ListQuery;
  found: UseQueryResult<Page<R>>;
  /** The states to filter by, and the label of this filter. */
  states?: { of: StatesOf<S>; label: string };
  /** Label of the search field; without one the list is neither searched nor sorted. */
  search?: string;
  /** When there are no rows at all. */
  empty: { title: string; text: string; action: ReactNode };
  /** When no row fits; `all` is the button that shows all. */
  none: { title: string; text: string; all: string };
  /** A list item with its key. */
  children: (row: R) => ReactNode;
}

/** A list of labels' records with its filters, which are there when there is something to filter. */
export function CodeList<R, S extends string>(props: Props<R, S>) {
  const { list, found, states, search, empty, none, children } = props;
  const { filter, page, narrowed, change, clear, goTo } = list;
  return (
    <>
      {(narrowed || !!found.data?.total) && (
        <>
          {states && (
            <StateFilter
              label={states.label}
              of={states.of}
              value={filter.state}
              onChange={(state) => change({ state })}
            />
          )}
          {search && (
            <div className="keyword-tools">
              <KeywordSearch
                key={filter.keyword}
                label={search}
                keyword={filter.keyword ?? ''}
                onSearch={(keyword) => change({ keyword })}
              />
              <SortSelect value={filter.sort ?? ''} onChange={(sort) => change({ sort })} />
            </div>
          )}
        </>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={
          narrowed
            ? { title: none.title, text: none.text, action: <Button onClick={clear}>{none.all}</Button> }
            : empty
        }
      >
        {(rows) => <ul className="code-list">{rows.map(children)}</ul>}
      </PagedList>
    </>
  );
}
