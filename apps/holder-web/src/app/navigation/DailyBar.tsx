import { BellIcon } from '@ipw/ui';
import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/catalogue';
import { dailyOf, entryAt } from '../menu';
import { useMemberInfo } from '../member';
import { paths, withQuery } from '../paths';
import { useUnread } from '../Bell';
import { DAILY_ICONS } from './menu-icons';
import './daily-bar.css';

/** The bar at the bottom of a phone's screen: the pages of every day, and the messages. */
export function DailyBar() {
  const t = useT();
  const { pathname } = useLocation();
  const { user, relation } = useMemberInfo();
  const unread = useUnread();
  const routes = dailyOf(relation);
  if (!user.use_ip_id || routes.length === 0) return null;
  const here = entryAt(pathname)?.path;
  const mark = (path: string) => (path === pathname ? 'page' : path === here ? 'true' : undefined);
  return (
    <nav className="app-daily" aria-label={t('nav.daily')}>
      {routes.map(({ name, path }) => {
        const EntryIcon = DAILY_ICONS[name];
        return (
          <Link key={path} to={withQuery(path, { id: user.use_ip_id })} aria-current={mark(path)}>
            <EntryIcon size={22} />
            <span>{t(`daily.${name}`)}</span>
          </Link>
        );
      })}
      <Link to={paths.systemMsg} aria-current={pathname.startsWith(paths.systemMsg) ? 'page' : undefined}>
        <BellIcon size={22} />
        <span>{t('nav.messages')}</span>
        {unread ? <span className="app-dot" role="img" aria-label={t('nav.messages_unread')} /> : null}
      </Link>
    </nav>
  );
}
