import { MAINLAND } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { NavLink, Outlet } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { MyConsultant } from '../../app/MyConsultant';
import { DailyBar } from '../../app/navigation/DailyBar';
import { SideBanner } from '../../app/SideBanner';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { MessageMenu } from './MessageMenu';
import './user-center.css';
import './user-menu.css';

/** The name of the verification page, by the phone's region. */
const WORDS = {
  mainland: { entry: 'user.real_name_mainland', yes: 'user.is_auth', no: 'user.not_auth' },
  overseas: { entry: 'user.real_name_overseas', yes: 'user.is_confirmed', no: 'user.not_confirmed' },
} as const;

/** The personal centre: menu on the left, page on the right. */
export function UserCenterLayout() {
  const t = useT();
  const { user } = useMemberInfo();
  const verified = user.is_auth === 1;
  const words = WORDS[user.area_code === MAINLAND ? 'mainland' : 'overseas'];
  return (
    <div className="app-page user-center">
      <div className="side-column">
        <aside className="user-side">
          <div className="user-card">
            <span className="user-initial" aria-hidden="true">
              {[...user.member_name][0]}
            </span>
            <strong>{user.member_name}</strong>
            <span className="ui-soft">{`+${user.area_code} ${user.phone_number}`}</span>
            <Badge tone={verified ? 'good' : 'neutral'}>{t(verified ? words.yes : words.no)}</Badge>
          </div>
          <nav aria-label={t('user.menu')}>
            <NavLink to={paths.realNameIdentify}>{t(words.entry)}</NavLink>
            <NavLink to={paths.profile}>{t('user.profile')}</NavLink>
            <NavLink to={paths.passwordEdit}>{t('user.password')}</NavLink>
            <MessageMenu />
            <NavLink to={paths.invitations}>
              {t('user.invitations')}
              {user.invitations > 0 ? <span className="user-count">{user.invitations}</span> : null}
            </NavLink>
            <NavLink to={paths.devices}>{t('user.devices')}</NavLink>
            <NavLink to={paths.notifications}>{t('centre.notifications')}</NavLink>
            <NavLink to={paths.myData}>{t('centre.my_data')}</NavLink>
            <NavLink to={paths.closeAccount}>{t('centre.close_account')}</NavLink>
          </nav>
          <MyConsultant />
        </aside>
        <SideBanner />
      </div>
      <section className="user-main">
        <Outlet />
      </section>
      <DailyBar />
    </div>
  );
}
