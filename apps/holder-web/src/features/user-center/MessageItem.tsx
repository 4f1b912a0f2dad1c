import type { MessageRow } from '@ipw/domain';
import { ArrowIcon, Button } from '@ipw/ui';
import { Link } from 'react-router';
import { safeRedirect } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';

interface MessageItemProps {
  message: MessageRow;
  onRead: () => Promise<unknown>;
}

/** A message; opening its link marks it as read. */
export function MessageItem({ message, onRead }: MessageItemProps) {
  const t = useT();
  const language = useLanguage();
  const unread = message.is_read === 0;
  const link = safeRedirect(message.link);
  const outside = link === null && message.link?.startsWith('https://') ? message.link : null;
  const seen = () => (unread ? void onRead() : undefined);
  return (
    <li className={unread ? 'message message-unread' : 'message'}>
      <div className="message-text">
        <h2>
          {unread ? <span className="user-dot" role="img" aria-label={t('message.unread')} /> : null}
          {message.title}
        </h2>
        <p>{message.body}</p>
        <time dateTime={message.created_at}>{momentOf(message.created_at, language)}</time>
      </div>
      <div className="message-acts">
        {unread ? (
          <Button small look="quiet" onClick={() => void onRead()}>
            {t('message.read_one')}
          </Button>
        ) : null}
        {link ? (
          <Link
            className="message-open"
            to={link}
            aria-label={`${t('message.open')}: ${message.title}`}
            onClick={seen}
          >
            {t('message.open')}
            <ArrowIcon size={16} />
          </Link>
        ) : null}
        {outside ? (
          <a
            className="message-open"
            href={outside}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('message.open')}: ${message.title}`}
            onClick={seen}
          >
            {t('message.open')}
            <ArrowIcon size={16} />
          </a>
        ) : null}
      </div>
    </li>
  );
}
