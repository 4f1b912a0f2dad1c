import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router';
import { Placeholder } from '../components/Placeholder';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

function Detour({ title, text }: { title: Key; text: Key }) {
  const t = useT();
  return (
    <Placeholder title={t(title)} text={t(text)}>
      <Link className="button" to="/">
        {t('home')}
      </Link>
    </Placeholder>
  );
}

export const NotFound = () => <Detour title="not_found.title" text="not_found.text" />;
export const Denied = () => <Detour title="denied.title" text="denied.text" />;

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
