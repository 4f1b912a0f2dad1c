import { useStore } from '@ipw/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { switchedByAddress, switchIp } from '../../app/switch-ip';

/** The switch to this IP caused by an address: the previous IP's name, and a function to switch back. */
export function useSwitched(ipId: string) {
  const navigate = useNavigate();
  const { ips } = useMemberInfo();
  const switched = useStore(switchedByAddress);
  const from = switched?.to === ipId ? ips.find((ip) => ip.ip_id === switched.from) : undefined;
  const fromId = from?.ip_id;
  const back = useCallback(async () => {
    if (!fromId) return;
    await switchIp(fromId).catch(() => undefined);
    void navigate(withQuery(paths.dashboardHome, { id: fromId }));
  }, [fromId, navigate]);
  return { name: from?.ip_name, back };
}
