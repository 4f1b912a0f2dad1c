import type { OperatedIp } from '@ipw/domain';
import { useCurrentInView } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { MenuGroups } from '../../app/navigation/MenuGroups';
import { SearchField } from '../../app/search/SearchField';
import { useT } from '../../i18n/catalogue';
import { IpCard } from './IpCard';

interface Props {
  ipId: string;
  ip: Pick<OperatedIp, 'ip_name' | 'ip_image'> | undefined;
  /** Below the menu; scrolls with it. */
  children: ReactNode;
}

/** The IP, the search and the menu, beside the page however far it is scrolled. On a phone the menu is in the drawer. */
export function SideMenu({ ipId, ip, children }: Props) {
  const t = useT();
  const { relation } = useMemberInfo();
  const scrolled = useCurrentInView<HTMLDivElement>(useLocation().pathname);
  return (
    <aside className="wb-side" aria-label={t('workbench.menu.label')}>
      <IpCard ipId={ipId} ip={ip} />
      <SearchField />
      <div ref={scrolled} className="wb-scrolled">
        <nav className="wb-menu" aria-label={t('workbench.menu.label')}>
          <MenuGroups relation={relation} ipId={ipId} />
        </nav>
        {children}
      </div>
    </aside>
  );
}
