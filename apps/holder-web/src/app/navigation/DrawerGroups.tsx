import { useMember } from '../member';
import { MenuGroups } from './MenuGroups';

/** The groups of the workbench for a member with a current IP. */
export function DrawerGroups({ onGo }: { onGo: () => void }) {
  const { info } = useMember();
  if (!info?.user.use_ip_id || !info.relation.match_relation) return null;
  return (
    <div className="menu-drawer-groups">
      <MenuGroups relation={info.relation} ipId={info.user.use_ip_id} onGo={onGo} />
    </div>
  );
}
