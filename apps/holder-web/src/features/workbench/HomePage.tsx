import { dashboardApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { Launch } from '../../launch/Launch';
import { isLaunched, stepsOf } from '../../launch/launch-steps';
import { PendingTasks } from './PendingTasks';
import './home.css';
import { IpDetailCard } from './IpDetailCard';
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
  const steps = pending.data && stepsOf(pending.data);
  const launched = !steps || isLaunched(steps);
  const launch = pending.data && <Launch ipId={ipId} found={pending.data} />;
  return (
    <>
      <h1>{t('home.hello', { name: user.member_name })}</h1>
      {pending.isPending && <Skeleton lines={6} height={88} />}
      {!launched && launch}
      {(pending.isError || (!!pending.data && launched) || !!pending.data?.tasks.length) && (
        <section className="home-tasks" aria-labelledby="pending-tasks">
          <h2 id="pending-tasks">{t('tasks.title')}</h2>
          {pending.isError && (
            <ErrorState message={pending.error.message} onRetry={() => void pending.refetch()} />
          )}
          {pending.data && <PendingTasks tasks={pending.data.tasks} />}
        </section>
      )}
      {launched && steps?.some(({ done }) => !done) && launch}
      {/* Loads meanwhile, and is laid out once the height above is known: nothing moves under the reader's eyes. */}
      <div className="home-more" hidden={pending.isPending}>
        <div className="home-columns">
          <VisitCard ipId={ipId} />
          <section className="ui-card home-content" aria-labelledby="content-counts">
            <h2 id="content-counts">{t('content_counts.title')}</h2>
            {pending.data ? (
              <ReviewCounts ipId={ipId} counts={pending.data.counts} />
            ) : (
              <Skeleton lines={8} height={32} />
            )}
          </section>
        </div>
        <News ipId={ipId} />
        <IpDetailCard ipId={ipId} />
      </div>
    </>
  );
}
