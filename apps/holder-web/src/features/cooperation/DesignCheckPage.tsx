import {
  THREAD_TURNS,
  threadMachine,
  type ThreadKind,
  type ThreadState,
  type ThreadSummary,
} from '@ipw/domain';
import { buttonClass, Select } from '@ipw/ui';
import { Link } from 'react-router';
import { CsvButton } from '../../app/CsvButton';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { KeywordSearch } from '../../form/KeywordSearch';
import { translate, useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { ThreadCard } from '../../thread/ThreadCard';
import { allThreads, type ThreadFilter, useThreads } from './cooperation.calls';
import { KIND_PATHS } from './FastCoopProgressPage';
import '../../list/deal.css';
import '../../thread/thread.css';

const STATES = Object.keys(threadMachine.states) as ThreadState[];
const COLUMNS = [
  'project',
  'brand',
  'product',
  'state',
  'turn',
  'due_at',
  'rounds',
  'sample_confirm',
  'feedback',
  'changed_at',
] as const;

/** Threads as lines of a file. */
const linesOf = (threads: readonly ThreadSummary[]) => [
  COLUMNS.map((column) => translate(`threads.column.${column}`)),
  ...threads.map((thread) => [
    thread.project_name,
    thread.brand_name,
    thread.product_name,
    translate(`state.thread.${thread.state}`),
    thread.turn && translate(`thread_turn.${thread.turn}`),
    thread.due_at,
    thread.rounds,
    thread.sample_confirm && translate(`sample_confirm.${thread.sample_confirm}`),
    thread.feedback,
    thread.changed_at,
  ]),
];

/** Threads of a kind over all cooperations: tabs by state, whose turn, search, export. The address holds the choice. */
function DesignCheck({ kind }: { kind: ThreadKind }) {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, clear, goTo, narrowed } = useListQuery(['state', 'turn', 'keyword']);
  const state = STATES.find((one) => one === filter.state);
  const turn = THREAD_TURNS.find((one) => one === filter.turn);
  const wanted: ThreadFilter = { kind, state, turn, keyword: filter.keyword };
  const found = useThreads(page, wanted);
  const title = t(`workbench.menu.${kind === 'product_design' ? 'goodsDesignCheck' : 'materialDesignCheck'}`);
  useTitle(title);
  const counts = found.data?.counts;
  const total = counts && STATES.reduce((sum, one) => sum + counts[one], 0);
  const addressOf = (next: ThreadState | undefined) =>
    withQuery(KIND_PATHS[kind], { id: ipId, state: next, turn, keyword: filter.keyword });
  return (
    <>
      <header className="thread-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t(`threads.lead.${kind}`)}</p>
        {!!total && <CsvButton name={title} load={async () => linesOf(await allThreads(ipId, wanted))} />}
      </header>
      {!!total && (
        <>
          <StateTabs
            label={t('threads.states')}
            current={state}
            tabs={[
              { state: undefined, label: t('ui.all'), count: total, to: addressOf(undefined) },
              ...STATES.map((one) => ({
                state: one,
                label: t(`state.thread.${one}`),
                count: counts[one],
                to: addressOf(one),
              })),
            ]}
          />
          <div className="ui-row">
            <KeywordSearch
              key={filter.keyword}
              label={t('threads.search')}
              keyword={filter.keyword}
              onSearch={(keyword) => change({ keyword })}
            />
            <Select
              label={t('threads.column.turn')}
              name="turn"
              options={[
                { value: '', label: t('ui.all') },
                ...THREAD_TURNS.map((value) => ({ value, label: t(`coop.turn.${value}`) })),
              ]}
              value={turn ?? ''}
              onChange={(value) => change({ turn: value })}
            />
          </div>
        </>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('threads.empty.title'),
          text: t(narrowed ? 'threads.none' : 'threads.empty.text'),
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
        {(rows) => (
          <ul className="deal-list">
            {rows.map((thread) => (
              <ThreadCard
                key={thread.thread_id}
                thread={thread}
                side="holder"
                to={withQuery(paths.threadDetail, { id: ipId, thread_id: thread.thread_id })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

export const GoodsDesignCheckPage = () => <DesignCheck key="product_design" kind="product_design" />;
export const MaterialDesignCheckPage = () => <DesignCheck key="material_design" kind="material_design" />;
