import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router';
import { Placeholder } from './Placeholder';
import { useT } from '../i18n/locale';

function ErrorPage({ of }: { of: 'not_found' | 'denied' }) {
  const t = useT();
  return (
    <Placeholder title={t(`${of}.title`)} text={t(`${of}.text`)}>
      <Link className="button" to="/">
        {t('home')}
      </Link>
    </Placeholder>
  );
}

export const NotFound = () => <ErrorPage of="not_found" />;
export const Denied = () => <ErrorPage of="denied" />;

/** Shown instead of a page that crashed; the rest of the console still works. */
export function Broken({ resetErrorBoundary }: { resetErrorBoundary: (...args: unknown[]) => void }) {
  const t = useT();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Placeholder tone="bad" title={t('error.title')} text={t('error.broken')}>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </Placeholder>
  );
}
