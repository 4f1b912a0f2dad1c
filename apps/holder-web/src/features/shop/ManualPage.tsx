import { manualApi, type ManualDetail } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { ManualCard } from './ManualCard';
import { ManualForm } from './ManualForm';
import { RemoveManual } from './RemoveManual';
import { SettingStatus } from './SettingStatus';
import './shop.css';
import './manual.css';

function Manual({
  ipId,
  manual,
  onReloadRemote,
}: {
  ipId: string;
  manual: ManualDetail;
  onReloadRemote: () => void;
}) {
  const t = useT();
  const live = manual.live?.manual_file;
  const proposed = manual.proposed?.manual_file;
  return (
    <div className="review-form">
      {manual.actions.includes('withdraw') ? (
        <SettingStatus ipId={ipId} subject="manual" detail={manual}>
          {proposed && <ManualCard file={proposed} />}
        </SettingStatus>
      ) : (
        <ManualForm ipId={ipId} manual={manual} onReloadRemote={onReloadRemote} />
      )}
      <aside className="review-aside">
        <h2>{t('review.live_now')}</h2>
        {live ? <ManualCard file={live} approved /> : <p className="ui-soft">{t('content.manual.none')}</p>}
        <RemoveManual ipId={ipId} manual={manual} onRemoved={onReloadRemote} />
      </aside>
    </div>
  );
}

/** The document in which buyers read how the IP may be used. */
export function ManualPage() {
  const t = useT();
  const ipId = useMemberInfo().user.use_ip_id ?? '';
  const found = useApi(manualApi.detail, { ip_id: ipId }, { staleTime: 0, wordless: true });
  const remote = useRemoteVersion(found);
  useTitle(t('content.manual.list'));
  const manual = remote.isOld ? undefined : found.data;
  return (
    <UploadScope>
      <header>
        <h1>{t('content.manual.list')}</h1>
        <p className="ui-soft">{t('content.manual.lead')}</p>
      </header>
      {found.isError && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {!manual && !found.isError && <Skeleton lines={3} height={96} />}
      {manual && (
        <Manual
          key={`${ipId} ${String(remote.round)}`}
          ipId={ipId}
          manual={manual}
          onReloadRemote={remote.show}
        />
      )}
    </UploadScope>
  );
}
