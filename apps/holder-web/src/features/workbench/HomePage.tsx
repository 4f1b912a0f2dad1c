import { dashboardApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { Court } from './Court';
import './home.css';
import { IpDetailCard } from './IpDetailCard';
import { stepsOf } from './next-steps';
import { News } from './News';
import { Standings } from './Standings';
import { VisitCard } from './VisitCard';

/** What waits for the member, how their content and their page fare, what is new, and the IP they work on. */
export function HomePage() {
  const t = useT();
  const { user } = useMemberInfo();
  const ipId = user.use_ip_id ?? '';
  const court = useApi(dashboardApi.court, { ip_id: ipId }, { enabled: ipId !== '', staleTime: 0 });
  useTitle(t('workbench.menu.home'));
  return (
    <>
      <h1>{t('home.hello', { name: user.member_name })}</h1>
      <section className="home-court" aria-labelledby="court">
        <h2 id="court">{t('court.title')}</h2>
        {court.isError && <ErrorState message={court.error.message} onRetry={() => void court.refetch()} />}
        {court.isPending && <Skeleton lines={2} height={72} />}
        {court.data && <Court tasks={court.data.tasks} />}
      </section>
      <div className="home-columns">
        <VisitCard ipId={ipId} />
        <section className="ui-card home-content" aria-labelledby="standings">
          <h2 id="standings">{t('standings.title')}</h2>
          {court.data && stepsOf(court.data.standings).some(({ open }) => open) && (
            <Link to={withQuery(paths.ipStoreEmpty, { id: ipId })}>{t('steps.home')} →</Link>
          )}
          {court.data ? (
            <Standings ipId={ipId} standings={court.data.standings} />
          ) : (
            <Skeleton lines={8} height={32} />
          )}
        </section>
      </div>
      <News ipId={ipId} />
      <IpDetailCard ipId={ipId} />
    </>
  );
}
