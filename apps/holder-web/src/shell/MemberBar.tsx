import { BellIcon } from '@ipw/ui';
import { Link } from 'react-router';
import { useT } from '../i18n/catalogue';
import { AccountMenu } from './AccountMenu';
import { AgreementNews } from './AgreementNews';
import { paths } from '../app/paths';
import { SearchButton } from '../app/search/SearchButton';
import { SessionAlert } from './SessionAlert';
import { useUnread, useUnreadFollowed } from '../app/use-unread';

/** The bar's parts for members: search, notifications, account menu, and the dialog of an ended session. */
export function MemberBar() {
  const t = useT();
  useUnreadFollowed();
  const unread = useUnread();
  return (
    <>
      <AgreementNews />
      <SearchButton />
      <Link
        className="app-bar-button"
        to={paths.systemMsg}
        aria-label={t(unread ? 'nav.messages_unread' : 'nav.messages')}
        title={t('nav.messages')}
      >
        <BellIcon />
        {unread ? <span className="app-dot" /> : null}
      </Link>
      <AccountMenu />
      <SessionAlert />
    </>
  );
}
