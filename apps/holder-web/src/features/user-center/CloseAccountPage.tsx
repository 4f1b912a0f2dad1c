import { CLOSURE, closureApi, type ClosureStatus, RETENTION } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { CloseForm } from './CloseForm';
import { ClosureCard } from './ClosureCard';
import './close-account.css';
import { Obstacles } from './Obstacles';
import { Section } from '../../app/Section';

function Consequences({ status }: { status: ClosureStatus }) {
  const t = useT();
  const { owned_ips } = status;
  return (
    <div className="ui-card close-means">
      <h2>{t('close.means')}</h2>
      <ul>
        <li>{t('close.means_wait', { days: CLOSURE.days })}</li>
        <li>{t('close.means_data')}</li>
        {owned_ips.length > 0 ? <li>{t('close.means_ips', { names: owned_ips.join(' · ') })}</li> : null}
        <li>{t('close.means_kept', { years: RETENTION.closedYears })}</li>
        <li>{t('close.means_phone')}</li>
      </ul>
      <Link to={paths.myData}>{t('close.export_first')}</Link>
    </div>
  );
}

/** Closing the account: consequences, obstacles, request, withdrawal. */
export function CloseAccountPage() {
  const t = useT();
  const { data, error, refetch } = useApi(closureApi.status, {});
  const again = () => void refetch();
  // Staff or another device may change the request; a message then reloads the member, and the page follows.
  const known = useMemberInfo().user.closure?.state;
  useEffect(() => void refetch(), [known, refetch]);
  return (
    <Section title={t('centre.close_account')}>
      {error ? <ErrorState message={error.message} onRetry={again} /> : null}
      {!data && !error ? <Skeleton lines={5} height={32} /> : null}
      {data?.closure ? <ClosureCard closure={data.closure} onChange={again} /> : null}
      {data && !data.closure ? (
        <>
          <p className="ui-soft">{t('close.lead')}</p>
          <Consequences status={data} />
          {data.obstacles.length > 0 ? (
            <Obstacles obstacles={data.obstacles} />
          ) : (
            <CloseForm onChange={again} />
          )}
        </>
      ) : null}
    </Section>
  );
}
