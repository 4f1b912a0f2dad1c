import type { OperatedIp } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Badge } from '@ipw/ui';
import { useState } from 'react';
import { IpPicture } from '../../app/IpPicture';
import { useMemberInfo } from '../../app/member';
import { SwitchIcon } from '../../app/navigation/menu-icons';
import { useT } from '../../i18n/catalogue';
import { IpSwitcher } from './IpSwitcher';

interface Props {
  ipId: string;
  ip: Pick<OperatedIp, 'ip_name' | 'ip_image'> | undefined;
}

/** The current IP: picture, name, the member's relation, and the switcher. */
export function IpCard({ ipId, ip }: Props) {
  const t = useT();
  const { ips } = useMemberInfo();
  const [switching, setSwitching] = useState(false);
  const relation = ips.find((one) => one.ip_id === ipId)?.match_relation;
  return (
    <div className="wb-ip">
      <IpPicture src={ip?.ip_image} name={ip?.ip_name} size={48} />
      <div className="wb-ip-text">
        <strong title={ip?.ip_name}>{ip?.ip_name}</strong>
        {typeof relation === 'number' && <Badge tone="good">{t(`relation.${relation}` as SharedKey)}</Badge>}
      </div>
      {ips.length > 1 && (
        <button
          type="button"
          className="app-bar-button"
          aria-label={t('workbench.switch')}
          title={t('workbench.switch')}
          onClick={() => setSwitching(true)}
        >
          <SwitchIcon />
        </button>
      )}
      {switching && <IpSwitcher current={ipId} onClose={() => setSwitching(false)} />}
    </div>
  );
}
