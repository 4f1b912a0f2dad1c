import { ipApi } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { SettingPage } from '../../content/SettingPage';
import { InfoForm } from './InfoForm';
import { InfoStatus } from './InfoStatus';
import './ip-info.css';
import { OperateLog } from './OperateLog';

/** The page of an IP's information: form, completeness, live version and history. */
export function IpInfoPage() {
  const ipId = useIpId();
  const found = useApi(ipApi.detail, { ip_id: ipId }, { staleTime: 0, wordless: true });
  return (
    <SettingPage
      name="ipInfo"
      found={found}
      isOf={({ ip_id }) => ip_id === ipId}
      below={found.data && <OperateLog ipId={ipId} />}
    >
      {(info, onReloadRemote) =>
        info.actions.includes('withdraw') ? (
          <InfoStatus info={info} />
        ) : (
          <InfoForm info={info} onReloadRemote={onReloadRemote} />
        )
      }
    </SettingPage>
  );
}
