import { closeDialogsOnBack, useStore } from '@ipw/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { addressHere, followAddress, readAddress, useAddress } from '../app/address';
import { Boundary } from '../app/Boundary';
import { inTime } from '../app/in-time';
import { lazyPage } from '../app/lazy-page';
import { refreshMember } from '../app/member';
import '../app/other-tabs';
import { Providers } from '../app/providers';
import { tokenStore } from '../app/session';
import { Waiting } from '../app/Waiting';
import { loadPart } from '../i18n/catalogue';
import { Layout } from './layout';
import { PlainPage, plainPageOf } from './plain-pages';

closeDialogsOnBack();
followAddress();

const loadRouter = () => import('./router');
let Routed: ComponentType = lazyPage(loadRouter, 'Router');

/** Loads what is needed before rendering: the words, the session of a token in the address, and the router if the page needs it. */
export async function prepare(): Promise<void> {
  const words = loadPart('public');
  // Rarely needed, so loaded on demand. If it fails to load, the address keeps the token for a reload.
  if (/[?&]token=/.test(location.search + location.hash)) {
    await words;
    await inTime(import('../app/address-token'))
      .then(({ takeAddressToken }) => takeAddressToken())
      .catch(() => undefined);
    readAddress();
  }
  // Requested while the page's files load; without a token nothing is.
  void refreshMember();
  if (tokenStore.get() !== null || !plainPageOf(addressHere().pathname))
    // A failure is shown by the page.
    await inTime(loadRouter()).then(
      ({ Router }) => (Routed = Router),
      () => undefined,
    );
  await words;
}

export const App = () => (
  <Providers>
    <Pages />
  </Providers>
);

function Pages() {
  const { pathname } = useAddress();
  const visitor = useStore(tokenStore) === null;
  const [Router] = useState(() => Routed);
  // Once it is needed, the router stays: it has the history of its pages.
  const [routed, setRouted] = useState(false);
  const plain = !routed && visitor ? plainPageOf(pathname) : undefined;
  if (plain) return <PlainPage page={plain} pathname={pathname} />;
  if (!routed) setRouted(true);
  return (
    <Boundary place={pathname}>
      <Suspense
        fallback={
          visitor ? (
            <Layout pathname={pathname}>
              <Waiting />
            </Layout>
          ) : null
        }
      >
        <Router />
      </Suspense>
    </Boundary>
  );
}
