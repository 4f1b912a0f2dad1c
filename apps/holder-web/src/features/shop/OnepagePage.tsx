import { shopApi, type OnepageDetail, type ShopResource } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { SettingPage } from '../../content/SettingPage';
import { SettingStatus } from '../../content/SettingStatus';
import { BusinessPasswordCard } from './BusinessPasswordCard';
import { OnepageForm } from './OnepageForm';
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

/** The settings of the onepage: pictures, first series, preview, and links to the page. */
export function OnepagePage() {
  const ipId = useIpId();
  const found = useApi(shopApi.onepage, { ip_id: ipId }, { staleTime: 0, wordless: true });
  const resources = useApi(shopApi.ipResourceList, { ip_id: ipId }, { staleTime: 0 });
  const below = (
    <>
      <ShopLinkCard ipId={ipId} />
      <BusinessPasswordCard ipId={ipId} />
    </>
  );
  return (
    <SettingPage name="onepage" found={found} also={resources} below={below}>
      {(onepage, onReloadRemote) => (
        <Onepage
          ipId={ipId}
          onepage={onepage}
          resources={resources.data ?? []}
          onReloadRemote={onReloadRemote}
        />
      )}
    </SettingPage>
  );
}
