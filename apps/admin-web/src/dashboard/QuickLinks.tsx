import { Link } from 'react-router';
import { may } from '../http/may';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { resources } from '../resources';
import { useMe } from '../http/session';

/** Links to the staff member's pages, each with a description. */
export function QuickLinks() {
  const t = useT();
  const me = useMe();
  return (
    <nav className="quick-links" aria-label={t('dashboard.quick_links')}>
      {resources
        .filter(({ name }) => may(me, name, 'list'))
        .map(({ name, icon: Icon }) => (
          <Link key={name} className="card" to={path.list(name)}>
            <Icon aria-hidden />
            <strong>{t(keyOf('menu', name))}</strong>
            <small>{t(keyOf('about', name))}</small>
          </Link>
        ))}
    </nav>
  );
}
