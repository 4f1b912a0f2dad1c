import { memberApi } from '@ipw/domain';
import { ask, BellIcon, Button, toast } from '@ipw/ui';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useT } from '../i18n/catalogue';
import { AgreementNews } from './AgreementNews';
import { api } from './api';
import { paths } from './paths';
import { SessionAlert } from './SessionAlert';
import { endSession, tokenStore } from './session';
import { useUnread, useUnreadFollowed } from './use-unread';

/** The bar's parts for members: notifications, sign-out, and the dialog of an ended session. */
export function MemberBar() {
  const t = useT();
  const navigate = useNavigate();
  useUnreadFollowed();
  const unread = useUnread();
  const logOut = async () => {
    if (!(await ask({ title: t('logout.title'), text: t('logout.text'), confirm: t('nav.logout') }))) return;
    const token = tokenStore.get();
    // All tabs drop the session before the server ends it, because a call refused in between would open the dialog. Flushed,
    // so that a guard's redirect to sign-in, with its way back, is replaced first.
    flushSync(() => endSession({ drafts: true }));
    void navigate(paths.login, { replace: true });
    // The server's answer is ignored, so that a lost connection keeps nobody signed in.
    if (token !== null) await api(memberApi.logout, {}, { token }).catch(() => undefined);
    toast('good', t('logout.done'));
  };
  return (
    <>
      <AgreementNews />
      <Link
        className="app-bar-button"
        to={paths.systemMsg}
        aria-label={t(unread ? 'nav.messages_unread' : 'nav.messages')}
        title={t('nav.messages')}
      >
        <BellIcon />
        {unread ? <span className="app-dot" /> : null}
      </Link>
      <Button small look="quiet" onClick={() => void logOut()}>
        {t('nav.logout')}
      </Button>
      <SessionAlert />
    </>
  );
}
