import { MESSAGE_GROUPS, messageApi } from '@ipw/domain';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useUnread } from '../../app/Bell';
import { useT } from '../../i18n/catalogue';
import { messagesAt } from './message-routes';

function Count({ unread }: { unread: number | undefined }) {
  const t = useT();
  if (!unread) return null;
  return (
    <span className="user-count">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="ui-hidden">{t('message.unread_count', { count: unread })}</span>
    </span>
  );
}

/** The menu entry of messages; expanded, its groups with their unread counts. */
export function MessageMenu() {
  const t = useT();
  const { pathname } = useLocation();
  const open = pathname.startsWith(paths.systemMsg);
  const dot = useUnread();
  const { data } = useApi(messageApi.unreadCount, {});
  return (
    <>
      <NavLink to={paths.systemMsg} end={open}>
        {t('user.messages')}
        {dot && !open ? <span className="user-dot" role="img" aria-label={t('message.unread')} /> : null}
      </NavLink>
      {open ? (
        <ul className="user-groups">
          {MESSAGE_GROUPS.map((group) => (
            <li key={group}>
              <NavLink to={messagesAt(group)}>
                {t(`message_group.${group}`)}
                <Count unread={data?.groups[group]} />
              </NavLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
