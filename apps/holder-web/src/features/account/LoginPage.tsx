import { ask } from '@ipw/ui';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { signIn } from '../../app/session';
import { SignInForm } from '../../form/SignInForm';
import { useT } from '../../i18n/catalogue';
import { AccountFrame } from './AccountFrame';
import { carryPhone } from './carry-phone';

export function LoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();

  const offerRegistration = async () => {
    const yes = await ask({
      title: t('login.unknown_title'),
      text: t('login.unknown_text'),
      confirm: t('login.register_now'),
    });
    if (!yes) return;
    carryPhone('login', 'register');
    void navigate(paths.register + search);
  };

  return (
    <AccountFrame title={t('login.title')} lead={t('login.lead')}>
      <SignInForm draft="login" onSignedIn={signIn} onUnknown={() => void offerRegistration()} />
      <div className="account-foot">
        <span>
          {t('login.no_account')} <Link to={paths.register + search}>{t('login.register_now')}</Link>
        </span>
        <Link to={paths.resetPassword}>{t('login.forgot')}</Link>
      </div>
    </AccountFrame>
  );
}
