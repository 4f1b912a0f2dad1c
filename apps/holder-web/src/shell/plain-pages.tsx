import { endDialogs, numberEntry } from '@ipw/ui';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../app/address';
import { lazyPage } from '../app/lazy-page';
import { sitePaths } from '../app/site-paths';
import { Layout } from './layout';

/** Pages whose links are plain, so that a visitor's first page needs no router, by their routes. */
export const PLAIN_PAGES: Readonly<Record<string, ComponentType>> = {
  [sitePaths.cooperate]: lazyPage(() => import('../features/cooperate/AskRoute'), 'AskRoute'),
  [sitePaths.cooperateSuccess]: lazyPage(() => import('../features/cooperate/SuccessRoute'), 'SuccessRoute'),
  [sitePaths.collectionEvent]: lazyPage(() => import('../features/campaign/CampaignRoute'), 'CampaignRoute'),
};

/** The plain page of an address; `:id` stands for its last part. */
export const plainPageOf = (pathname: string): ComponentType | undefined =>
  PLAIN_PAGES[pathname] ?? PLAIN_PAGES[pathname.replace(/[^/]+$/, ':id')];

/** A plain page in the frame. Its dialogs end with it. */
export function PlainPage({ page: Page, pathname }: { page: ComponentType; pathname: string }) {
  const here = useAddress();
  const shown = useRef(here);
  useLayoutEffect(() => {
    numberEntry();
    const before = shown.current;
    shown.current = here;
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
