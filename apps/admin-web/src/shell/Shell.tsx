import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Notification } from 'react-admin';
import { useLocation } from 'react-router';
import { useT } from '../i18n/locale';
import { AppBar } from './AppBar';
import { PageSkeleton } from '../components/PageSkeleton';
import { RecoveryNotice } from './RecoveryNotice';
import { SideMenu } from './SideMenu';
import './shell.css';
import './page.css';

/** The frame of every page: bar, menu, content. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    setOpen(false);
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="shell">
      <a className="skip" href="#content" onClick={jump}>
        {t('skip')}
      </a>
      <AppBar menuOpen={open} onMenu={() => setOpen(!open)} />
      <SideMenu open={open} onClose={() => setOpen(false)} />
      <main id="content" className="content" tabIndex={-1}>
        <RecoveryNotice />
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
      <Notification />
    </div>
  );
}

/** The route is in the hash, so the skip link moves the focus instead of changing the address. */
function jump(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
