import { type CooperationDetail, cooperationMachine, ERRORS } from '@ipw/domain';
import { EmptyState, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { RecordError } from '../../list/RecordError';
import { ThreadCard } from '../../thread/ThreadCard';
import { RestNote, ThreadTurnNote } from '../../thread/ThreadStatus';
import { useCooperation, useThreads } from './cooperation.calls';
import '../../list/deal.css';
import '../../thread/thread.css';

const GONE = ERRORS.NOT_FOUND.code;
/** Threads shown beside their cooperation; the lists by kind show all. */
const SHOWN = 100;

/** One cooperation: parties, source and share, dates, and its threads. */
export function CooperationPage() {
  const t = useT();
  const id = useSearchParams()[0].get('cooperation_id') ?? '';
  const list = withQuery(paths.fastCoopProgress, { id: useIpId() });
  const found = useCooperation(id, [GONE]);
  const cooperation = found.error ? undefined : found.data;
  const title = cooperation?.project_name ?? t('workbench.menu.cooperationDetail');
  useTitle(title);
  return (
    <>
      <header className="thread-head">
        <Link to={list}>← {t('workbench.menu.fastCoopProgress')}</Link>
        <h1>{title}</h1>
        {cooperation && (
          <p className="ui-row deal-status">
            <StateBadge machine={cooperationMachine} state={cooperation.state} />
            <RestNote rests={cooperation.rests} />
            <ThreadTurnNote turn={cooperation.turn} due_at={cooperation.due_at} side="holder" />
          </p>
        )}
      </header>
      {found.error && (
        <RecordError
          error={found.error}
          onRetry={() => void found.refetch()}
          gone={t('coop.gone')}
          list={list}
          name={t('workbench.menu.fastCoopProgress')}
        />
      )}
      {!cooperation && !found.error && <Skeleton lines={4} height={96} />}
      {cooperation && (
        <div className="thread-page">
          <Facts cooperation={cooperation} />
          <Threads id={cooperation.cooperation_id} />
        </div>
      )}
    </>
  );
}

function Facts({ cooperation }: { cooperation: CooperationDetail }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { contact, share_percent, starts_on, ends_on, sheet_id, tender_id } = cooperation;
  const termDay = (day: string | null) => (day ? dayOf(day, language) : t('coop.days_open'));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('coop.number'), cooperation.coop_no],
    [t('coop.brand'), cooperation.brand_name ?? t('coop.erased')],
    [
      t('coop.contact'),
      contact ? (
        <>
          {contact.buyer_name}{' '}
          <a href={`tel:${contact.phone_number.replaceAll(' ', '')}`}>{contact.phone_number}</a>
        </>
      ) : (
        <NoContact cooperation={cooperation} />
      ),
    ],
    [
      t('coop.origin'),
      <>
        {t(`cooperation_origin.${cooperation.origin}`)}{' '}
        {sheet_id && (
          <Link to={withQuery(paths.sheetDetail, { id: ipId, sheet_id })}>{t('coop.to_sheet')}</Link>
        )}
        {tender_id && (
          <Link to={withQuery(paths.tenderDetail, { id: ipId, tender_id })}>{t('coop.to_tender')}</Link>
        )}
      </>,
    ],
    [t('coop.share'), share_percent > 0 ? `${String(share_percent)}%` : t('coop.share_none')],
    [t('coop.contract'), cooperation.contract_number],
    [t('coop.days'), starts_on || ends_on ? [starts_on, ends_on].map(termDay).join(' – ') : null],
    [t('coop.since'), dayOf(cooperation.created_at, language)],
  ];
  return (
    <section className="ui-card">
      <dl className="coop-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

/** Why none is shown; pages of sheets have the supplementary agreement to agree to, and ask for the business password. */
function NoContact({ cooperation: { contact_needs, sheet_id } }: { cooperation: CooperationDetail }) {
  const t = useT();
  const id = useIpId();
  if (!contact_needs) return t('coop.contact_none');
  return (
    <>
      {t(`coop.contact_${contact_needs}`)}{' '}
      <Link
        to={sheet_id ? withQuery(paths.sheetDetail, { id, sheet_id }) : withQuery(paths.onepageCoop, { id })}
      >
        {t(`coop.contact_open.${contact_needs}`)}
      </Link>
    </>
  );
}

function Threads({ id }: { id: string }) {
  const t = useT();
  const ipId = useIpId();
  const { data, error, refetch } = useThreads(1, { cooperation_id: id }, SHOWN);
  return (
    <section className="deal-part">
      <h2>{t('coop.threads')}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} height={120} />}
      {data?.total === 0 && <EmptyState title={t('coop.no_threads')}>{t('coop.no_threads_text')}</EmptyState>}
      {!!data?.list.length && (
        <ul className="deal-list">
          {data.list.map((thread) => (
            <ThreadCard
              key={thread.thread_id}
              thread={thread}
              side="holder"
              project={false}
              to={withQuery(paths.threadDetail, { id: ipId, thread_id: thread.thread_id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
