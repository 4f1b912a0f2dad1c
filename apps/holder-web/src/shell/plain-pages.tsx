import { endDialogs, numberEntry } from '@ipw/ui';
import { useLayoutEffect, useRef } from 'react';
import { useAddress } from '../app/address';
import { lazyPage } from '../app/lazy-page';
import { sitePaths } from '../app/site-paths';
import { Layout } from './layout';

/** Pages whose links are plain, so that a visitor's first page needs no router. */
export const PLAIN_PAGES = {
  [sitePaths.cooperate]: lazyPage(() => import('../features/cooperate/AskRoute'), 'AskRoute'),
  [sitePaths.cooperateSuccess]: lazyPage(() => import('../features/cooperate/SuccessRoute'), 'SuccessRoute'),
};

export const isPlain = (pathname: string): pathname is keyof typeof PLAIN_PAGES => pathname in PLAIN_PAGES;

/** A plain page in the frame. Its dialogs end with it. */
export function PlainPage({ pathname }: { pathname: keyof typeof PLAIN_PAGES }) {
  const Page = PLAIN_PAGES[pathname];
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
