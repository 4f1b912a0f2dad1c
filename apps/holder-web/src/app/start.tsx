import { loadPart } from '../i18n/catalogue';
import { inTime } from './in-time';
import './other-tabs';
import { Providers } from './providers';
import { Router } from './router';

/** What must be there before anything is drawn: the words, and the session of a token in the address. */
export async function prepare(): Promise<void> {
  await loadPart('public');
  // Few come with a token. If its part of the app does not load, the address keeps it for a reload.
  if (/[?&]token=/.test(location.search + location.hash))
    await inTime(import('./address-token'))
      .then(({ takeAddressToken }) => takeAddressToken())
      .catch(() => undefined);
}

export const App = () => (
  <Providers>
    <Router />
  </Providers>
);
