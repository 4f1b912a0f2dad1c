import { ipApi } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { InfoForm } from './InfoForm';
import { InfoStatus } from './InfoStatus';
import './ip-info.css';
import { OperateLog } from './OperateLog';

/** What an IP says of itself: the edit beside what is live, how complete it is, and what was done. */
export function IpInfoPage() {
  const t = useT();
  const ipId = useMemberInfo().user.use_ip_id ?? '';
  const detail = useApi(ipApi.detail, { ip_id: ipId }, { staleTime: 0, wordless: true });
  const remote = useRemoteVersion(detail);
  useTitle(t('content.ipInfo.list'));
  const info = detail.data?.ip_id === ipId && !remote.isOld ? detail.data : undefined;
  return (
    <UploadScope>
      <header>
        <h1>{t('content.ipInfo.list')}</h1>
        <p className="ui-soft">{t('content.ipInfo.lead')}</p>
      </header>
      {detail.isError && <ErrorState message={detail.error.message} onRetry={() => void detail.refetch()} />}
      {!info && !detail.isError && <Skeleton lines={4} height={96} />}
      {info?.actions.includes('withdraw') && <InfoStatus info={info} />}
      {info && !info.actions.includes('withdraw') && (
        <InfoForm key={`${ipId} ${String(remote.round)}`} info={info} onReloadRemote={remote.show} />
      )}
      {info && <OperateLog ipId={ipId} />}
    </UploadScope>
  );
}
