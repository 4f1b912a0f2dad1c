import { dashboardApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { Launch } from '../../launch/Launch';
import { PagePreview } from './PagePreview';

/** The steps to complete the shop of an IP, beside its page as buyers will see it. */
export function LaunchPage() {
  const t = useT();
  const ipId = useIpId();
  const { data, error, refetch } = useApi(dashboardApi.pendingTasks, { ip_id: ipId }, { staleTime: 0 });
  useTitle(t('workbench.menu.empty'));
  return (
    <>
      <h1>{t('workbench.menu.empty')}</h1>
      <div className="launch-columns">
        {data ? (
          <Launch ipId={ipId} found={data} preview />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} height={76} />
        )}
        <PagePreview ipId={ipId} />
      </div>
    </>
  );
}
