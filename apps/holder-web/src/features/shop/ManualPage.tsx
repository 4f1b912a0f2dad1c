import { manualApi, type ManualDetail } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { SettingPage } from '../../content/SettingPage';
import { SettingStatus } from '../../content/SettingStatus';
import { useT } from '../../i18n/catalogue';
import { ManualCard } from './ManualCard';
import { ManualForm } from './ManualForm';
import { RemoveManual } from './RemoveManual';
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
        <h2>{t('diff.live')}</h2>
        {live ? <ManualCard file={live} approved /> : <p className="ui-soft">{t('content.manual.none')}</p>}
        <RemoveManual ipId={ipId} manual={manual} onRemoved={onReloadRemote} />
      </aside>
    </div>
  );
}

/** The page of the authorization manual. */
export function ManualPage() {
  const ipId = useIpId();
  const found = useApi(manualApi.detail, { ip_id: ipId }, { staleTime: 0, wordless: true });
  return (
    <SettingPage name="manual" found={found}>
      {(manual, onReloadRemote) => <Manual ipId={ipId} manual={manual} onReloadRemote={onReloadRemote} />}
    </SettingPage>
  );
}
