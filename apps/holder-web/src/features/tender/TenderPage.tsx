import { ERRORS } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../app/api';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { turnsOf, useServerClock } from '../../app/clock';
import { Countdown } from '../../app/Countdown';
import { EnterButton } from './EnterButton';
import { FollowButton } from './FollowButton';
import { followTender, useTender } from './tender.calls';
import { TenderBadge } from './TenderBadge';
import { TenderView } from './TenderView';
import './tender.css';

const GONE = ERRORS.NOT_FOUND.code;

/** One project, its countdown by the server's clock. */
export function TenderPage() {
  const t = useT();
  const tenderId = useSearchParams()[0].get('tender_id') ?? '';
  const list = withQuery(paths.fastCoopManagement, { id: useIpId() });
  const found = useTender(tenderId);
  const now = useServerClock(found, turnsOf(found.data ? [found.data] : []));
  const { data: tender, error, refetch } = found;
  const title = tender?.title ?? t('workbench.menu.tenderDetail');
  useTitle(title);
  return (
    <>
      <header className="tender-head">
        <Link to={list}>← {t('workbench.menu.fastCoopManagement')}</Link>
        <h1>{title}</h1>
        {tender && (
          <div className="ui-row tender-status">
            <TenderBadge tender={tender} now={now} />
            <span className="ui-soft">{t(`tender_kind.${tender.kind}`)}</span>
            <Countdown of="tender" period={tender} now={now} />
            <FollowButton {...tender} follow={followTender(tenderId)} />
            <EnterButton tender={tender} now={now} />
          </div>
        )}
      </header>
      {error && (
        <ErrorState
          message={error instanceof ApiError && error.code === GONE ? t('tender.gone') : error.message}
          onRetry={() => void refetch()}
          action={
            <Link className={buttonClass()} to={list}>
              {t('workbench.menu.fastCoopManagement')}
            </Link>
          }
        />
      )}
      {!tender && !error && <Skeleton lines={4} height={96} />}
      {tender && !error && <TenderView tender={tender} now={now} />}
    </>
  );
}
