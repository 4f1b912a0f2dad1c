import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router';
import { Placeholder } from '../components/Placeholder';
import { useT } from '../i18n/locale';

function Detour({ of }: { of: 'not_found' | 'denied' }) {
  const t = useT();
  return (
    <Placeholder title={t(`${of}.title`)} text={t(`${of}.text`)}>
      <Link className="button" to="/">
        {t('home')}
      </Link>
    </Placeholder>
  );
}

export const NotFound = () => <Detour of="not_found" />;
export const Denied = () => <Detour of="denied" />;

/** A page that broke; the rest of the console goes on. */
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
