import {
  cooperationMachine,
  type CooperationSummary,
  COOPERATION_PARTS,
  type CooperationPart,
  THREAD_TURNS,
  type ThreadKind,
} from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { RestNote, ThreadTurnNote } from '../../thread/ThreadStatus';
import { useCooperations, useRejectedSkins } from './cooperation.calls';
import '../../list/deal.css';
import '../../thread/thread.css';

/** The page of each kind of thread. */
export const KIND_PATHS: Readonly<Record<ThreadKind, string>> = {
  product_design: paths.goodsDesignCheck,
  material_design: paths.materialDesignCheck,
};
const PART_PATHS: Readonly<Record<CooperationPart, string>> = {
  image_usage: paths.imageUsageManagement,
  ...KIND_PATHS,
};

/** Cooperations of the IP with whose turn it is, and the lists of what is passed back and forth. */
export function FastCoopProgressPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, goTo, clear } = useListQuery(['turn']);
  const turn = THREAD_TURNS.find((one) => one === filter.turn);
  const found = useCooperations(page, turn);
  const rejectedSkins = useRejectedSkins();
  const title = t('workbench.menu.fastCoopProgress');
  useTitle(title);
  const addressOf = (next: string | undefined) => withQuery(paths.fastCoopProgress, { id: ipId, turn: next });
  return (
    <>
      <header className="thread-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t('coop.lead')}</p>
      </header>
      <nav aria-label={t('coop.parts')} className="coop-parts">
        {COOPERATION_PARTS.map((part) => (
          <Part
            key={part}
            to={withQuery(PART_PATHS[part], { id: ipId })}
            title={t(`thread_kind.${part}`)}
            text={t(`coop.part.${part}`)}
            count={found.data?.waiting[part] ?? 0}
          />
        ))}
        <Part
          to={withQuery(paths.bilibiliGoodsManagement, { id: ipId })}
          title={t('workbench.menu.bilibiliGoodsManagement')}
          text={t('coop.part.skin')}
          count={rejectedSkins}
        />
      </nav>
      <StateTabs
        label={t('coop.list')}
        current={turn}
        tabs={[
          { state: undefined, label: t('coop.turn.all'), count: undefined, to: addressOf(undefined) },
          ...THREAD_TURNS.map((one) => ({
            state: one,
            label: t(`coop.turn.${one}`),
            count: undefined,
            to: addressOf(one),
          })),
        ]}
      />
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('coop.empty.title'),
          text: t(turn ? 'coop.empty.none' : 'coop.empty.text'),
          action: turn ? (
            <button type="button" className={buttonClass()} onClick={clear}>
              {t('coop.show_all')}
            </button>
          ) : (
            <Link className={buttonClass('primary')} to={withQuery(paths.ipOrderManagement, { id: ipId })}>
              {t('coop.empty.action')}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ul className="deal-list">
            {rows.map((row) => (
              <CooperationCard key={row.cooperation_id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** A part of the cooperations, with how much of it waits for the holder. */
function Part({ to, title, text, count }: { to: string; title: string; text: string; count: number }) {
  const t = useT();
  return (
    <Link className="ui-card" to={to}>
      <strong>{title}</strong>
      <span className="ui-soft">{text}</span>
      <span className="deal-due" data-mine={count > 0 || undefined}>
        {count > 0 ? t('coop.part.waiting', { count }) : t('coop.part.none')}
      </span>
    </Link>
  );
}

function CooperationCard({ row }: { row: CooperationSummary }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  return (
    <li className="ui-card coop-card">
      <div>
        <h2>
          <Link to={withQuery(paths.cooperationDetail, { id: ipId, cooperation_id: row.cooperation_id })}>
            {row.project_name}
          </Link>
        </h2>
        <p>{row.brand_name ?? t('coop.erased')}</p>
        <p className="ui-soft">
          {row.coop_no} · {t(`cooperation_origin.${row.origin}`)} · {dayOf(row.created_at, language)}
        </p>
      </div>
      <div>
        <StateBadge machine={cooperationMachine} state={row.state} />
        <RestNote rests={row.rests} />
        <ThreadTurnNote turn={row.turn} due_at={row.due_at} side="holder" />
        <span className="ui-soft">
          {COOPERATION_PARTS.map((part) => `${t(`thread_kind.${part}`)} ${String(row.threads[part])}`).join(
            ' · ',
          )}
        </span>
      </div>
    </li>
  );
}
