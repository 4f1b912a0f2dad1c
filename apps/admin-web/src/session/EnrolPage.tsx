import type { StaffMe } from '@ipw/domain';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { useT } from '../i18n/locale';
import { signOut } from './auth.calls';
import { Enrolment } from './Enrolment';
import { FirstPasswordForm } from './FirstPasswordForm';

/** The only page of an account that must replace its first password or enrol a second factor. */
export default function EnrolPage({ me }: { me: StaffMe }) {
  const t = useT();
  const step = me.must_set_password ? 'first_password' : 'enrol';
  return (
    <div className="enrol-page">
      <header>
        <div className="gate-brand">
          <span className="mark" aria-hidden />
          {t('brand.name')}
        </div>
        <LanguageSwitch />
      </header>
      <main>
        <h1>{t(`${step}.title`)}</h1>
        <p className="soft">{t(`${step}.why`)}</p>
        {me.must_set_password ? <FirstPasswordForm /> : <Enrolment />}
        <button type="button" className="button quiet" onClick={() => void signOut().catch(() => undefined)}>
          {t('user.sign_out')}
        </button>
      </main>
    </div>
  );
}
