import { memberApi } from '@ipw/domain';
import { ask, Button, toast, useStore } from '@ipw/ui';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useT } from '../i18n/catalogue';
import { api } from '../app/api';
import './account-menu.css';
import { PersonIcon } from '../app/navigation/menu-icons';
import { paths } from '../app/paths';
import { Popover } from '../app/Popover';
import { endSession, memberStore, tokenStore } from '../app/session';

/** The member's own pages and the sign-out. */
export function AccountMenu() {
  const t = useT();
  const user = useStore(memberStore).info?.user;
  const logOut = useLogOut();
  return (
    <Popover label={t('nav.account')} button={<PersonIcon />}>
      {(close) => (
        <div className="account-menu">
          {user ? (
            <p>
              <strong>{user.member_name}</strong>
              <span className="ui-soft">{`+${user.area_code} ${user.phone_number}`}</span>
            </p>
          ) : null}
          <Link to={paths.userCenter}>{t('nav.user')}</Link>
          <Link to={paths.claim}>{t('nav.claim')}</Link>
          <Link to={paths.systemMsg}>{t('nav.messages')}</Link>
          <Button
            wide
            onClick={() => {
              close();
              void logOut();
            }}
          >
            {t('nav.logout')}
          </Button>
        </div>
      )}
    </Popover>
  );
}

function useLogOut() {
  const t = useT();
  const navigate = useNavigate();
  return async () => {
    if (!(await ask({ title: t('nav.logout'), text: t('logout.text'), confirm: t('nav.logout') }))) return;
    const token = tokenStore.get();
    // All tabs drop the session before the server ends it, because a call refused in between would open the dialog. Flushed,
    // so that a guard's redirect to sign-in, with its way back, is replaced first.
    flushSync(() => endSession({ drafts: true }));
    void navigate(paths.login, { replace: true });
    // The server's answer is ignored, so that a lost connection keeps nobody signed in.
    if (token !== null) await api(memberApi.logout, {}, { token }).catch(() => undefined);
    toast('good', t('logout.done'));
  };
}
