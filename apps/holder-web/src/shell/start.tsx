import { loadPart } from '../i18n/catalogue';
import { inTime } from '../app/in-time';
import { refreshMember } from '../app/member';
import '../app/other-tabs';
import { Providers } from '../app/providers';
import { Router } from './router';

/** Loads what is needed before rendering: the words, and the session of a token in the address. */
export async function prepare(): Promise<void> {
  await loadPart('public');
  // Rarely needed, so loaded on demand. If it fails to load, the address keeps the token for a reload.
  if (/[?&]token=/.test(location.search + location.hash))
    await inTime(import('../app/address-token'))
      .then(({ takeAddressToken }) => takeAddressToken())
      .catch(() => undefined);
  // Requested while the page's files load; without a token nothing is.
  void refreshMember();
}

export const App = () => (
  <Providers>
    <Router />
  </Providers>
);
