import { buttonClass, GridIcon, MenuIcon, PhoneIcon, useStore } from '@ipw/ui';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/catalogue';
import { hrefOf } from '../app/address';
import { LanguageSwitch } from '../app/LanguageSwitch';
import { lazyPage } from '../app/lazy-page';
import { sitePaths } from '../app/site-paths';
import { Popover } from '../app/Popover';
import { Seal } from '../app/Seal';
import { tokenStore } from '../app/session';
import { SITE_ENTRIES, useSiteEntry } from '../app/site-entries';
import { useLoaded } from '../app/use-loaded';

const panels = () => import('../app/BarPanels');
const ContactPanel = lazy(async () => ({ default: (await panels()).ContactPanel }));
const SystemsPanel = lazy(async () => ({ default: (await panels()).SystemsPanel }));
const loadDrawer = async () => (await import('../app/navigation/MenuDrawer')).MenuDrawer;
const MemberBar = lazyPage(() => import('./MemberBar'), 'MemberBar', 'bar');

const VisitorBar = () => {
  const t = useT();
  return (
    <>
      <a className={buttonClass('quiet', 'ui-button-small')} href={hrefOf(sitePaths.login)}>
        {t('nav.login')}
      </a>
      <a className={buttonClass('primary', 'ui-button-small app-bar-join')} href={hrefOf(sitePaths.register)}>
        {t('nav.register')}
      </a>
    </>
  );
};

export function TopBar() {
  const t = useT();
  const token = useStore(tokenStore);
  const here = useSiteEntry();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useLoaded(open, loadDrawer, close);
  return (
    <header className="app-bar">
      <div className="app-bar-in">
        <a className="app-brand" href={hrefOf(sitePaths.landing)}>
          <Seal />
          <span>{t('app.name')}</span>
        </a>
        <button
          type="button"
          className="app-bar-button app-bar-toggle"
          aria-label={t('nav.toggle')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuIcon size={24} />
        </button>
        {open && drawer ? createPortal(<drawer.part onClose={close} />, document.body) : null}
        <nav className="app-nav" aria-label={t('nav.main')}>
          {SITE_ENTRIES.map(({ to, label }) => (
            <a key={to} href={hrefOf(to)} aria-current={to === here ? 'page' : undefined}>
              {t(label)}
            </a>
          ))}
          <LanguageSwitch />
        </nav>
        <div className="app-bar-end">
          <Popover label={t('systems.title')} button={<GridIcon />} wide>
            <Suspense>
              <SystemsPanel />
            </Suspense>
          </Popover>
          <Popover label={t('contact.title')} button={<PhoneIcon />} wide={token !== null}>
            <Suspense>
              <ContactPanel />
            </Suspense>
          </Popover>
          {token ? (
            <Suspense>
              <MemberBar />
            </Suspense>
          ) : (
            <VisitorBar />
          )}
        </div>
      </div>
    </header>
  );
}
