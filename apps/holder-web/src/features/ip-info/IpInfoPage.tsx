import { ipApi } from '@ipw/domain';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { SettingPage } from '../../content/SettingPage';
import { useT } from '../../i18n/catalogue';
import { InfoForm } from './InfoForm';
import { InfoStatus } from './InfoStatus';
import './ip-info.css';

/** The page of an IP's information: form, completeness, live version. */
export function IpInfoPage() {
  const t = useT();
  const ipId = useIpId();
  const found = useApi(ipApi.detail, { ip_id: ipId }, { staleTime: 0, wordless: true });
  return (
    <SettingPage
      name="ipInfo"
      found={found}
      isOf={({ ip_id }) => ip_id === ipId}
      below={<Link to={withQuery(paths.changes, { id: ipId })}>{t('changes.all')} →</Link>}
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
