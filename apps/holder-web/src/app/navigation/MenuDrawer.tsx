import { Dialog, useStore } from '@ipw/ui';
import { Suspense } from 'react';
import { useT } from '../../i18n/catalogue';
import { hrefOf } from '../address';
import { LanguageSwitch } from '../LanguageSwitch';
import { lazyPage } from '../lazy-page';
import { sitePaths } from '../site-paths';
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
              <a href={hrefOf(to)} aria-current={to === here ? 'page' : undefined} onClick={onClose}>
                {t(label)}
              </a>
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
            <a href={hrefOf(sitePaths.contact)} onClick={onClose}>
              {t('contact.title')}
            </a>
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
