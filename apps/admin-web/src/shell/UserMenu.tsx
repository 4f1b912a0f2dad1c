import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { SignOutButton } from '../session/SignOutButton';
import { useMe } from '../http/session';

/** The signed-in staff member: name, account, sign-out. */
export function UserMenu() {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  const [first = ''] = [...me.name];
  return (
    <>
      <button
        type="button"
        className="user"
        popoverTarget="user-menu"
        aria-label={t('user.menu', { name: me.name })}
      >
        <span className="avatar" aria-hidden>
          {first}
        </span>
        <span className="user-name">
          {me.name}
          <small>{t(keyOf('role', me.role))}</small>
        </span>
      </button>
      <div ref={popover} id="user-menu" popover="auto" className="popover">
        <p>
          <strong>{me.name}</strong>
          <small>
            {me.username} · {t(keyOf('role', me.role))}
          </small>
        </p>
        <button
          type="button"
          onClick={() => {
            close();
            void navigate('/account');
          }}
        >
          {t('account.title')}
          <small>
            {t('user.second_factor')}:{' '}
            {t(me.totp_enabled ? 'user.second_factor.on' : 'user.second_factor.off')}
          </small>
        </button>
        <SignOutButton />
      </div>
    </>
  );
}
