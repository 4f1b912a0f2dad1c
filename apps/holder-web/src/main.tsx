import 'virtual:theme.css';
import '@ipw/ui/base.css';
import './app/app.css';
import './app/other-tabs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeAddressToken } from './app/address-token';
import { Providers } from './app/providers';
import { Router } from './app/router';
import { loadPart } from './i18n/catalogue';

await loadPart('public');
await takeAddressToken();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
