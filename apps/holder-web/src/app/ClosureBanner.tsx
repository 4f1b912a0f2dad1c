import { Link } from 'react-router';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import './closure-banner.css';
import { useMember } from './member';
import { paths } from './paths';

/** Reminds a member at every visit that their account will be closed, and how to cancel. */
export function ClosureBanner() {
  const t = useT();
  const language = useLanguage();
  const closure = useMember().info?.user.closure;
  if (!closure) return null;
  return (
    <aside className="closure-banner" aria-label={t('banner.label')}>
      <p>{t(`banner.${closure.state}` as Key, { day: dayOf(closure.due_at, language) })}</p>
      <Link to={paths.closeAccount}>{t('banner.open')}</Link>
    </aside>
  );
}
