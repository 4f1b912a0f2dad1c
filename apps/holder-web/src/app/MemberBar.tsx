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

/** What only members have in the bar: the bell, the way out, and the alert when their session is over. */
export function MemberBar() {
  const t = useT();
  const navigate = useNavigate();
  useUnreadFollowed();
  const unread = useUnread();
  const logOut = async () => {
    if (!(await ask({ title: t('logout.title'), text: t('logout.text'), confirm: t('nav.logout') }))) return;
    const token = tokenStore.get();
    // All tabs forget the session before the server ends it: a call that is refused in between would raise the alert.
    // Flushed, so that a guard's own way to sign-in, which would come back here, is already replaced.
    flushSync(() => endSession({ drafts: true }));
    void navigate(paths.login, { replace: true });
    // Whatever the server answers: a lost connection must not keep anybody signed in.
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
