import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { signIn } from '../../app/session';
import { FIRST_COUNTRY, FIRST_OVERSEAS } from '../../form/phone';
import { SignInForm } from '../../form/SignInForm';
import { useT } from '../../i18n/catalogue';
import { AccountFrame } from './AccountFrame';
import { carryPhone, wantsToRegister } from './carry-phone';

/** The two sign-in pages, each with its default area code and a link to the other. */
const WAYS = {
  login: {
    title: 'login.title',
    lead: 'login.lead',
    country: FIRST_COUNTRY,
    other: 'overseasLogin',
    goOther: 'login.go_overseas',
  },
  overseasLogin: {
    title: 'login.overseas_title',
    lead: 'login.overseas_lead',
    country: FIRST_OVERSEAS,
    other: 'login',
    goOther: 'login.go_mainland',
  },
} as const;

/** Sign-in with a phone of the mainland, or of another country or region. */
export function LoginPage({ way }: { way: keyof typeof WAYS }) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { title, lead, country, other, goOther } = WAYS[way];
  const carry = () => carryPhone(way, 'register', country);

  const offerRegistration = async () => {
    if (!(await wantsToRegister())) return;
    carry();
    void navigate(paths.register + search);
  };

  return (
    <AccountFrame title={t(title)} lead={t(lead)}>
      <SignInForm
        country={country}
        draft={way}
        onSignedIn={signIn}
        onUnknown={() => void offerRegistration()}
      />
      <div className="account-foot">
        <span>
          {t('login.no_account')}{' '}
          <Link to={paths.register + search} onClick={carry}>
            {t('login.register_now')}
          </Link>
        </span>
        <Link to={paths.resetPassword}>{t('login.forgot')}</Link>
        <Link className="account-other" to={paths[other] + search}>
          {t(goOther)}
        </Link>
      </div>
    </AccountFrame>
  );
}
