import { ipApi } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { switchIp } from '../../app/switch-ip';
import { useT } from '../../i18n/catalogue';

/** A link to the workbench of an IP the member operates; nothing for others. A new IP's opens where its first step is. */
export function OpenWorkbench({ ipId }: { ipId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { user, ips } = useMemberInfo();
  const [busy, setBusy] = useState(false);
  if (!ips.some((ip) => ip.ip_id === ipId)) return null;
  const open = async () => {
    setBusy(true);
    try {
      if (user.use_ip_id !== ipId) await switchIp(ipId);
      const { is_ip_resource } = await api(ipApi.info, { ip_id: ipId });
      void navigate(withQuery(is_ip_resource ? paths.dashboardHome : paths.assetsManage, { id: ipId }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" small busy={busy} onClick={() => void open()}>
      {t('claim.open_workbench')}
    </Button>
  );
}
