import { useStore } from '@ipw/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { switchedByAddress, switchIp } from '../../app/switch-ip';

/** The switch to this IP that an address made: what the IP before is called, and the way back to it. */
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
