import { shopApi, type OnepageDetail, type ShopResource } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { BusinessPasswordCard } from './BusinessPasswordCard';
import { OnepageForm } from './OnepageForm';
import { SettingStatus } from './SettingStatus';
import './shop.css';
import { ShopLinkCard } from './ShopLinkCard';
import { ShopPreview } from './ShopPreview';

interface Props {
  ipId: string;
  onepage: OnepageDetail;
  resources: readonly ShopResource[];
  onReloadRemote: () => void;
}

function Onepage({ ipId, onepage, resources, onReloadRemote }: Props) {
  if (!onepage.actions.includes('withdraw'))
    return (
      <OnepageForm ipId={ipId} onepage={onepage} resources={resources} onReloadRemote={onReloadRemote} />
    );
  return (
    <SettingStatus ipId={ipId} subject="onepage" detail={onepage}>
      {onepage.proposed && <ShopPreview ipId={ipId} view={onepage.proposed} resources={resources} />}
    </SettingStatus>
  );
}

/** The settings of the onepage: its pictures, what comes first, how it looks, and the links to it. */
export function OnepagePage() {
  const t = useT();
  const ipId = useMemberInfo().user.use_ip_id ?? '';
  const found = useApi(shopApi.onepage, { ip_id: ipId }, { staleTime: 0, wordless: true });
  const resources = useApi(shopApi.ipResourceList, { ip_id: ipId }, { staleTime: 0 });
  const remote = useRemoteVersion(found);
  useTitle(t('content.onepage.list'));
  const failed = [found, resources].find(({ isError }) => isError);
  const onepage = remote.isOld ? undefined : found.data;
  return (
    <UploadScope>
      <header>
        <h1>{t('content.onepage.list')}</h1>
        <p className="ui-soft">{t('content.onepage.lead')}</p>
      </header>
      {failed?.error && <ErrorState message={failed.error.message} onRetry={() => void failed.refetch()} />}
      {!failed && !(onepage && resources.data) && <Skeleton lines={4} height={120} />}
      {onepage && resources.data && (
        <Onepage
          key={`${ipId} ${String(remote.round)}`}
          ipId={ipId}
          onepage={onepage}
          resources={resources.data}
          onReloadRemote={remote.show}
        />
      )}
      <ShopLinkCard ipId={ipId} />
      <BusinessPasswordCard ipId={ipId} />
    </UploadScope>
  );
}
