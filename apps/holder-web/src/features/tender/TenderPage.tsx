import { Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { RecordError } from '../../list/RecordError';
import { turnsOf, useServerClock } from '../../app/clock';
import { Countdown } from '../../app/Countdown';
import { EnterButton } from './EnterButton';
import { FollowButton } from './FollowButton';
import { followTender, useTender } from './tender.calls';
import { TenderBadge } from './TenderBadge';
import { TenderView } from './TenderView';
import './tender.css';

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
        <RecordError
          error={error}
          onRetry={() => void refetch()}
          gone={t('tender.gone')}
          list={list}
          name={t('workbench.menu.fastCoopManagement')}
        />
      )}
      {!tender && !error && <Skeleton lines={4} height={96} />}
      {tender && !error && <TenderView tender={tender} now={now} />}
    </>
  );
}
