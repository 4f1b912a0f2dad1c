import { useEffect } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { SideBanner } from '../../app/SideBanner';
import { switchIp } from '../../app/switch-ip';
import { routeAt } from '../../app/menu';
import { SideMenu } from './SideMenu';
import { useCurrentIp } from './use-current-ip';
import { useNotices } from './use-notices';
import './workbench.css';

/** An address may name another IP the member operates, e.g. from a message: it becomes the current one. */
function useIpOfAddress(): void {
  const { user, ips } = useMemberInfo();
  const [query] = useSearchParams();
  const id = query.get('id');
  const wanted = id && id !== user.use_ip_id && ips.some((ip) => ip.ip_id === id) ? id : null;
  useEffect(() => {
    if (wanted) void switchIp(wanted);
  }, [wanted]);
}

/** Menu at the side, page beside it. Another IP is another page: nothing of the one before stays. */
export function WorkbenchLayout() {
  const { pathname } = useLocation();
  const { id, operated, info } = useCurrentIp();
  useIpOfAddress();
  useNotices(info, routeAt(pathname)?.name ?? '');
  return (
    <div className="wb">
      <div className="side-column">
        <SideMenu ipId={id} ip={info ?? operated} />
        <SideBanner />
      </div>
      <div className="wb-page" key={id}>
        <Outlet />
      </div>
    </div>
  );
}
