import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreLocale } from './i18n/locale';
import { Gate } from './sign-in/Gate';
import { applyTokens } from './theme/apply-tokens';
import './theme/base.css';
import './theme/controls.css';

applyTokens();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

void restoreLocale().then(() => {
  createRoot(root).render(
    <StrictMode>
      <Gate />
    </StrictMode>,
  );
});
