import type { CsvCell, Page } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CsvButton } from '../../app/CsvButton';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import type { useListQuery } from '../../app/use-list-query';
import { KeywordSearch } from '../../form/KeywordSearch';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import '../../list/deal.css';
import '../../thread/thread.css';

interface Props<R, S extends string> {
  /** Its words: `<words>.states`, `.search`, `.none`, `.empty.title` and `.empty.text`. */
  words: 'threads' | 'images';
  title: string;
  lead: string;
  /** Where the list is, with the filters that tabs keep. */
  path: string;
  kept: Readonly<Record<string, string | undefined>>;
  states: readonly S[];
  labelOf: (state: S) => string;
  state: S | undefined;
  query: ReturnType<typeof useListQuery<'keyword'>>;
  found: UseQueryResult<Page<R> & { counts: Record<S, number> }>;
  /** The lines of the file that the list is exported as. */
  lines: () => Promise<readonly (readonly CsvCell[])[]>;
  /** Filters beside the search. */
  children?: ReactNode;
  row: (row: R) => ReactNode;
}

/** A list over all cooperations: tabs by state with their numbers, search, export, pages. */
export function DealsFrame<R, S extends string>({
  words,
  title,
  lead,
  path,
  kept,
  states,
  labelOf,
  state,
  query: { filter, page, narrowed, change, clear, goTo },
  found,
  lines,
  children,
  row,
}: Props<R, S>) {
  const t = useT();
  const ipId = useIpId();
  useTitle(title);
  const counts = found.data?.counts;
  const total = counts && states.reduce((sum, one) => sum + counts[one], 0);
  const { keyword } = filter;
  const tabOf = (one: S | undefined, label: string, count: number) => ({
    ...{ state: one, label, count },
    to: withQuery(path, { id: ipId, state: one, ...kept, keyword }),
  });
  return (
    <>
      <header className="thread-head">
        <h1>{title}</h1>
        <p className="ui-soft">{lead}</p>
        {!!total && <CsvButton name={title} load={lines} />}
      </header>
      {!!total && (
        <>
          <StateTabs
            label={t(`${words}.states`)}
            current={state}
            tabs={[
              tabOf(undefined, t('ui.all'), total),
              ...states.map((one) => tabOf(one, labelOf(one), counts[one])),
            ]}
          />
          <div className="keyword-tools">
            <KeywordSearch
              key={keyword}
              label={t(`${words}.search`)}
              keyword={keyword}
              onSearch={(next) => change({ keyword: next })}
            />
            {children}
          </div>
        </>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t(narrowed ? `${words}.none` : `${words}.empty.title`),
          text: narrowed ? '' : t(`${words}.empty.text`),
          action: narrowed ? (
            <button type="button" className={buttonClass()} onClick={clear}>
              {t('coop.show_all')}
            </button>
          ) : (
            <Link className={buttonClass('primary')} to={withQuery(paths.fastCoopProgress, { id: ipId })}>
              {t('threads.to_coops')}
            </Link>
          ),
        }}
      >
        {(rows) => <ul className="deal-list">{rows.map(row)}</ul>}
      </PagedList>
    </>
  );
}
