import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useCurrentInView } from '@ipw/ui';
import { NavLink, useLocation } from 'react-router';
import { may } from '../http/may';
import type { ResourceName } from '../http/call-api';
import { path } from '../components/path';
import { MENU_GROUPS } from '../pages/resource';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { resources } from '../resources';
import { useCounts } from '../review/queue/use-counts';
import { useMe } from '../http/session';

/** The menu of resources the staff member may read; a drawer on narrow screens. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const menu = useCurrentInView<HTMLElement>(useLocation().pathname);
  const readable = resources.filter(({ name }) => may(me, name, 'list'));
  const groups = MENU_GROUPS.map((group) => ({
    group,
    entries: readable.filter((entry) => entry.group === group),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <>
      {open && <div className="scrim" onClick={onClose} aria-hidden />}
      <nav ref={menu} id="side" className={open ? 'side open' : 'side'} aria-label={t('menu')}>
        <NavLink to="/" end>
          <HomeIcon aria-hidden />
          {t('dashboard')}
        </NavLink>
        {groups.map(({ group, entries }) => (
          <section key={group} aria-labelledby={`menu-${group}`}>
            <h2 id={`menu-${group}`}>{t(`menu_group.${group}`)}</h2>
            {entries.map(({ name, icon: Icon, counted }) => (
              <NavLink key={name} to={path.list(name)}>
                <Icon aria-hidden />
                {t(keyOf('menu', name))}
                {counted && <Waiting name={name} count={counted} />}
              </NavLink>
            ))}
          </section>
        ))}
      </nav>
    </>
  );
}

function Waiting({ name, count }: { name: ResourceName; count: string }) {
  const waiting = useCounts(name)[count];
  return waiting ? <span className="count">{waiting}</span> : null;
}
