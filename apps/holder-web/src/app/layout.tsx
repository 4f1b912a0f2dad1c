import { Skeleton } from '@ipw/ui';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useT } from '../i18n/catalogue';
import { Boundary } from './Boundary';
import { Footer } from './Footer';
import { TopBar } from './TopBar';

/** The frame of every page. A new route starts at its top, with the focus on its content. */
export function Layout() {
  const t = useT();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <button type="button" className="app-skip" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      <TopBar />
      <main ref={main} tabIndex={-1} className="app-main">
        <Boundary place={pathname}>
          <Suspense
            fallback={
              <div className="app-page">
                <Skeleton lines={4} height={24} />
              </div>
            }
          >
            <Outlet />
          </Suspense>
        </Boundary>
      </main>
      <Footer />
    </>
  );
}
