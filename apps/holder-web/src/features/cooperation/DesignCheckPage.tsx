import {
  THREAD_TURNS,
  threadMachine,
  type ThreadKind,
  type ThreadState,
  type ThreadSummary,
} from '@ipw/domain';
import { Select } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { translate, useT } from '../../i18n/catalogue';
import { ThreadCard } from '../../thread/ThreadCard';
import { allThreads, type ThreadFilter, useThreads } from './cooperation.calls';
import { DealsFrame } from './DealsFrame';
import { KIND_PATHS } from './FastCoopProgressPage';

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
    thread.turn && translate(`coop.turn.${thread.turn}`),
    thread.turn && thread.rests ? translate('cooperation.resting') : thread.due_at,
    thread.rounds,
    thread.sample_confirm && translate(`sample_confirm.${thread.sample_confirm}`),
    thread.feedback,
    thread.changed_at,
  ]),
];

/** Threads of a kind over all cooperations, also by whose turn it is. The address holds the choice. */
function DesignCheck({ kind }: { kind: ThreadKind }) {
  const t = useT();
  const ipId = useIpId();
  const query = useListQuery(['state', 'turn', 'keyword']);
  const { filter, page, change } = query;
  const state = STATES.find((one) => one === filter.state);
  const turn = THREAD_TURNS.find((one) => one === filter.turn);
  const wanted: ThreadFilter = { kind, state, turn, keyword: filter.keyword };
  return (
    <DealsFrame
      words="threads"
      title={t(`workbench.menu.${kind === 'product_design' ? 'goodsDesignCheck' : 'materialDesignCheck'}`)}
      lead={t(`threads.lead.${kind}`)}
      path={KIND_PATHS[kind]}
      kept={{ turn }}
      states={STATES}
      labelOf={(one) => t(`state.thread.${one}`)}
      state={state}
      query={query}
      found={useThreads(page, wanted)}
      lines={async () => linesOf(await allThreads(ipId, wanted))}
      row={(thread) => (
        <ThreadCard
          key={thread.thread_id}
          thread={thread}
          side="holder"
          to={withQuery(paths.threadDetail, { id: ipId, thread_id: thread.thread_id })}
        />
      )}
    >
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
    </DealsFrame>
  );
}

export const GoodsDesignCheckPage = () => <DesignCheck key="product_design" kind="product_design" />;
export const MaterialDesignCheckPage = () => <DesignCheck key="material_design" kind="material_design" />;
