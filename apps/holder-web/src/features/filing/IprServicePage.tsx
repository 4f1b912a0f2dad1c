import { type FilingRow, filingMachine } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { filingPaths } from '../../app/filing-paths';
import { withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useListQuery } from '../../app/use-list-query';
import { useRecordTop } from '../../app/use-record-top';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { PagedList } from '../../list/PagedList';
import { useFiling, useFilings, useOffer } from './filing.calls';
import { FilingForm } from './FilingForm';
import { FilingReason } from './FilingReason';
import { FilingView } from './FilingView';
import { NextStep } from './NextStep';
import { OfferCard } from './OfferCard';
import { Stages } from './Stages';
import { useBeginning } from './use-beginning';
import './filing.css';

/** The value of `filing_id` for one that is not begun. */
export const NEW = 'new';

/** The member's filings; the address names the one that is open, or a new one. */
export function IprServicePage() {
  const [query] = useSearchParams();
  const filingId = query.get('filing_id');
  return filingId ? <OneFiling filingId={filingId} imageId={query.get('image_id')} /> : <FilingList />;
}

function FilingList() {
  const t = useT();
  const ipId = useIpId();
  const { page, goTo } = useListQuery([]);
  const found = useFilings(page);
  const offer = useOffer();
  const title = t('workbench.menu.iprService');
  useTitle(title);
  const begin = (
    <Link
      className={buttonClass('primary')}
      to={withQuery(filingPaths.iprService, { id: ipId, filing_id: NEW })}
    >
      {t('filing.begin')}
    </Link>
  );
  return (
    <>
      <header className="app-page-head">
        <h1>{title}</h1>
        {!!found.data?.total && begin}
      </header>
      {offer.data && <OfferCard offer={offer.data} />}
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{ title: t('filing.empty.title'), text: t('filing.empty.text'), action: begin }}
      >
        {(rows) => (
          <ul className="ui-stack">
            {rows.map((filing) => (
              <FilingCard key={filing.filing_id} filing={filing} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function FilingCard({ filing }: { filing: FilingRow }) {
  const t = useT();
  const ipId = useIpId();
  const { filing_id, filing_number, title, picture, state, waits_for } = filing;
  const to = withQuery(filingPaths.iprService, { id: ipId, filing_id });
  return (
    <li className="ui-card filing-card">
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className="filing-none" aria-hidden />}
      <div className="filing-card-text">
        <div className="ui-row">
          <h2>
            <Link to={to}>{title ?? t('filing.unnamed')}</Link>
          </h2>
          <StateBadge machine={filingMachine} state={state} />
          {waits_for && <span className="ui-soft">{t(`filing_waits.${waits_for}`)}</span>}
        </div>
        {filing_number && <p className="ui-soft">{t('filing.number_is', { number: filing_number })}</p>}
        <FilingReason filing={filing} />
        {state !== filingMachine.initial && <Stages filing={filing} />}
        <NextStep filing={filing} to={to} />
      </div>
    </li>
  );
}

/** States in which its owner fills in the form. */
const { submit, correct } = filingMachine.actions;
const OPEN = [...submit.from, ...correct.from];

function OneFiling({ filingId, imageId }: { filingId: string; imageId: string | null }) {
  useRecordTop();
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [own, setOwn] = useState<string | null>(null);
  // The draft was begun on this page, so the form is newer than the server's answer.
  const isNew = filingId === NEW || filingId === own;
  const found = useFiling(isNew ? '' : filingId);
  const remote = useRemoteVersion(found);
  const offer = useOffer();
  const begin = useBeginning(isNew, imageId);
  const filing = isNew || remote.isOld || found.data?.filing_id !== filingId ? undefined : found.data;
  useTitle(filing?.title ?? t('workbench.menu.iprService'));
  const waits = isNew && !begin;
  const open = filing && OPEN.includes(filing.state);
  return (
    <UploadScope>
      <header className="app-page-head">
        <div>
          <Link to={withQuery(filingPaths.iprService, { id: ipId })}>← {t('workbench.menu.iprService')}</Link>
          <h1>{filing?.title ?? t('filing.begin')}</h1>
        </div>
      </header>
      {!isNew && found.error && (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {((!isNew && !filing && !found.error) || waits) && <Skeleton lines={4} height={120} />}
      {filing && !open && <FilingView filing={filing} />}
      {((isNew && !waits) || open) && (
        <FilingForm
          key={isNew ? NEW : `${filingId} ${filing?.state ?? ''} ${String(remote.round)}`}
          filing={filing ?? null}
          offer={offer.data}
          begin={begin ?? {}}
          onSubmitted={() => setOwn(null)}
          onReloadRemote={() => {
            if (own) setOwn(null);
            else remote.show();
          }}
          onBegun={(id) => {
            setOwn(id);
            void navigate(withQuery(filingPaths.iprService, { id: ipId, filing_id: id }), { replace: true });
          }}
        />
      )}
    </UploadScope>
  );
}
