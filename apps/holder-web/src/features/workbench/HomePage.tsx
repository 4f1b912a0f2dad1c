import { dashboardApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { PendingTasks } from './PendingTasks';
import './home.css';
import { IpDetailCard } from './IpDetailCard';
import { stepsOf } from './next-steps';
import { News } from './News';
import { ReviewCounts } from './ReviewCounts';
import { VisitCard } from './VisitCard';

/** The workbench's home page: pending tasks, content states, visits, news, and the current IP. */
export function HomePage() {
  const t = useT();
  const { user } = useMemberInfo();
  const ipId = user.use_ip_id ?? '';
  const pending = useApi(dashboardApi.pendingTasks, { ip_id: ipId }, { enabled: ipId !== '', staleTime: 0 });
  useTitle(t('workbench.menu.home'));
  return (
    <>
      <h1>{t('home.hello', { name: user.member_name })}</h1>
      <section className="home-tasks" aria-labelledby="pending-tasks">
        <h2 id="pending-tasks">{t('tasks.title')}</h2>
        {pending.isError && (
          <ErrorState message={pending.error.message} onRetry={() => void pending.refetch()} />
        )}
        {pending.isPending && <Skeleton lines={2} height={72} />}
        {pending.data && <PendingTasks tasks={pending.data.tasks} />}
      </section>
      <div className="home-columns">
        <VisitCard ipId={ipId} />
        <section className="ui-card home-content" aria-labelledby="content-counts">
          <h2 id="content-counts">{t('content_counts.title')}</h2>
          {pending.data && stepsOf(pending.data.standings).some(({ open }) => open) && (
            <Link to={withQuery(paths.ipStoreEmpty, { id: ipId })}>{t('steps.home')} →</Link>
          )}
          {pending.data ? (
            <ReviewCounts ipId={ipId} counts={pending.data.standings} />
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
