import 'virtual:theme.css';
import '@ipw/ui/base.css';
import './app/app.css';
import './app/other-tabs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { inTime } from './app/in-time';
import { Providers } from './app/providers';
import { Router } from './app/router';
import { loadPart } from './i18n/catalogue';

await loadPart('public');
// Few come with a token. If its part of the app does not load, the address keeps it for a reload.
if (/[?&]token=/.test(location.search + location.hash))
  await inTime(import('./app/address-token'))
    .then(({ takeAddressToken }) => takeAddressToken())
    .catch(() => undefined);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
