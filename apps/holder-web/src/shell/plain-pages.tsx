import { endDialogs, numberEntry } from '@ipw/ui';
import { useLayoutEffect, useRef } from 'react';
import { useAddress } from '../app/address';
import { lazyPage } from '../app/lazy-page';
import { sitePaths } from '../app/site-paths';
import { Layout } from './layout';

/** Pages whose links are plain, so that a visitor's first page needs no router, by their routes. */
export const PLAIN_PAGES = {
  [sitePaths.cooperate]: lazyPage(() => import('../features/cooperate/AskRoute'), 'AskRoute'),
  [sitePaths.cooperateSuccess]: lazyPage(() => import('../features/cooperate/SuccessRoute'), 'SuccessRoute'),
  [sitePaths.collectionEvent]: lazyPage(() => import('../features/campaign/CampaignRoute'), 'CampaignRoute'),
};

type Plain = keyof typeof PLAIN_PAGES;

/** The route of a plain page's address. */
export function plainRouteOf(pathname: string): Plain | undefined {
  const routes = [pathname, pathname.replace(/[^/]+$/, ':id')];
  return routes.find((route): route is Plain => route in PLAIN_PAGES);
}

/** A plain page in the frame. Its dialogs end with it. */
export function PlainPage({ route, pathname }: { route: Plain; pathname: string }) {
  const Page = PLAIN_PAGES[route];
  const here = useAddress();
  const page = useRef(here);
  useLayoutEffect(() => {
    numberEntry();
    const before = page.current;
    page.current = here;
    if (before !== here && !(here.replaced && before.pathname === here.pathname)) endDialogs();
  }, [here]);
  // Also when the router takes over.
  useLayoutEffect(() => endDialogs, []);
  return (
    <Layout pathname={pathname}>
      <Page />
    </Layout>
  );
}
