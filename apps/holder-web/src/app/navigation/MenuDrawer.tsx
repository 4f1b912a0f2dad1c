import { Dialog, useStore } from '@ipw/ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/catalogue';
import { LanguageSwitch } from '../LanguageSwitch';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { tokenStore } from '../session';
import { site } from '../site';
import { SITE_ENTRIES, useSiteEntry } from '../site-entries';
import './menu-drawer.css';

const DrawerGroups = lazyPage(() => import('./DrawerGroups'), 'DrawerGroups', 'workbench');

/** The one menu of a phone: the pages of the site, the groups of the workbench, and what a desk has in the bar. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const token = useStore(tokenStore);
  const here = useSiteEntry();
  return (
    <Dialog title={t('nav.toggle')} side onClose={onClose}>
      <nav className="menu-drawer" aria-label={t('nav.main')}>
        <ul className="menu-drawer-site">
          {SITE_ENTRIES.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={to === here ? 'page' : undefined} onClick={onClose}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        {token === null ? null : (
          <Suspense>
            <DrawerGroups onGo={onClose} />
          </Suspense>
        )}
        <ul className="menu-drawer-site">
          <li>
            <LanguageSwitch />
          </li>
          <li>
            <Link to={paths.contact} onClick={onClose}>
              {t('contact.title')}
            </Link>
          </li>
          {site.systems.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
