import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { DailyBar } from '../../app/navigation/DailyBar';
import { SideBanner } from '../../app/SideBanner';
import { switchIp } from '../../app/switch-ip';
import { routeAt } from '../../app/menu';
import { SideMenu } from './SideMenu';
import { useCurrentIp } from './use-current-ip';
import { IpSwitcher } from './IpSwitcher';
import { SwitchedNote } from './SwitchedNote';
import { useNotices } from './use-notices';
import './workbench.css';

/**
 * An address, e.g. of a message, may name another IP the member operates, which becomes the current one. Each address is
 * applied once, because the old address is still there while the member switches.
 */
function useIpOfAddress(): void {
  const { user, ips } = useMemberInfo();
  const address = useLocation();
  const followed = useRef<typeof address>(undefined);
  const id = new URLSearchParams(address.search).get('id');
  const from = user.use_ip_id;
  const wanted = id && id !== from && ips.some((ip) => ip.ip_id === id) ? id : null;
  useEffect(() => {
    if (followed.current === address) return;
    followed.current = address;
    if (wanted) void switchIp(wanted, { from }).catch(() => undefined);
  }, [address, wanted, from]);
}

/** The workbench: side menu unless `bare`, and the page. A switch of the IP remounts the page. */
export function WorkbenchLayout({ bare = false }: { bare?: boolean }) {
  const { pathname } = useLocation();
  const { id, operated, info } = useCurrentIp();
  useIpOfAddress();
  // Number of times the switcher was opened from a notice and closed; each shows the notice again.
  const [requests, setRequests] = useState(0);
  const [switching, setSwitching] = useState(false);
  const openSwitcher = useCallback(() => setSwitching(true), []);
  useNotices(info, routeAt(pathname)?.name ?? '', openSwitcher, requests);
  return (
    <div className={bare ? undefined : 'wb'}>
      {!bare && (
        <SideMenu ipId={id} ip={info ?? operated}>
          <SideBanner />
        </SideMenu>
      )}
      <div className="wb-page" key={id}>
        <SwitchedNote ipId={id} name={operated?.ip_name} />
        <Outlet />
      </div>
      <DailyBar />
      {switching && (
        <IpSwitcher
          current={id}
          onClose={() => {
            setSwitching(false);
            setRequests(requests + 1);
          }}
        />
      )}
    </div>
  );
}
