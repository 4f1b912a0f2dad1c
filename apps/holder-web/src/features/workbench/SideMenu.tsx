import type { OperatedIp } from '@ipw/domain';
import { useCurrentInView } from '@ipw/ui';
import { NavLink, useLocation } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { IpCard } from './IpCard';
import { menuOf } from '../../app/menu';

/** Pages about the member instead of the IP. */
const OUTSIDE = [
  { to: paths.claim, label: 'workbench.menu.claims' },
  { to: paths.systemMsg, label: 'workbench.menu.messages' },
] as const;

interface Props {
  ipId: string;
  ip: Pick<OperatedIp, 'ip_name' | 'ip_image'> | undefined;
}

export function SideMenu({ ipId, ip }: Props) {
  const t = useT();
  const { relation } = useMemberInfo();
  const menu = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <aside className="wb-side">
      <IpCard ipId={ipId} ip={ip} />
      <nav ref={menu} className="wb-menu" aria-label={t('workbench.menu.label')}>
        {menuOf(relation).map(({ group, routes }) => (
          <section key={group}>
            <h2>{t(`workbench.group.${group}`)}</h2>
            {routes.map(({ path, label }) => (
              <NavLink key={path} to={withQuery(path, { id: ipId })}>
                {t(label)}
              </NavLink>
            ))}
          </section>
        ))}
        <section>
          <h2>{t('workbench.group.mine')}</h2>
          {OUTSIDE.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {t(label)}
            </NavLink>
          ))}
        </section>
      </nav>
    </aside>
  );
}
