import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useCurrentInView } from '@ipw/ui';
import { NavLink, useLocation } from 'react-router';
import { may, type ResourceName } from '../access';
import { path } from '../frames/path';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { resources } from '../resources';
import { waitingState } from '../review/machine-of';
import { useCounts } from '../review/use-counts';
import { useMe } from '../session/session';

/** What this person may read, from the table of access; a drawer on narrow screens. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const menu = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <>
      {open && <div className="scrim" onClick={onClose} aria-hidden />}
      <nav ref={menu} id="side" className={open ? 'side open' : 'side'} aria-label={t('menu')}>
        <NavLink to="/" end>
          <HomeIcon aria-hidden />
          {t('dashboard')}
        </NavLink>
        {resources
          .filter(({ name }) => may(me, name, 'list'))
          .map(({ name, icon: Icon, machine, counted }) => (
            <NavLink key={name} to={path.list(name)}>
              <Icon aria-hidden />
              {t(keyOf('menu', name))}
              {machine && <Waiting name={name} count={counted ?? waitingState(machine)} />}
            </NavLink>
          ))}
      </nav>
    </>
  );
}

function Waiting({ name, count }: { name: ResourceName; count: string }) {
  const waiting = useCounts(name)[count];
  return waiting ? <span className="count">{waiting}</span> : null;
}
