import { Skeleton, useStore } from '@ipw/ui';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import { Boundary } from '../app/Boundary';
import { Footer } from '../app/Footer';
import { lazyPage } from '../app/lazy-page';
import { memberStore } from '../app/session';
import { TopBar } from './TopBar';

const ClosureBanner = lazyPage(() => import('../app/ClosureBanner'), 'ClosureBanner', 'member');

/** Whether the user has pressed anything. Before that, a route change is a redirect of the first load. */
let used = false;
for (const press of ['pointerdown', 'keydown', 'click'])
  addEventListener(press, () => (used = true), { once: true, capture: true });

/** The frame of every page. A new route starts at its top, with the focus on its content. */
export function Layout({ pathname, children }: { pathname: string; children?: ReactNode }) {
  const t = useT();
  const closing = !!useStore(memberStore).info?.user.closure;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!used) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <button type="button" className="app-skip" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      <TopBar />
      {closing ? (
        <Suspense>
          <ClosureBanner />
        </Suspense>
      ) : null}
      <main ref={main} tabIndex={-1} className="app-main">
        <Boundary place={pathname}>
          <Suspense
            fallback={
              <div className="app-page">
                <Skeleton lines={4} height={24} />
              </div>
            }
          >
            {children}
          </Suspense>
        </Boundary>
      </main>
      <Footer />
    </>
  );
}
