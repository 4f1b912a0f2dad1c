import type { StaffMe } from '@ipw/domain';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { useT } from '../i18n/locale';
import { Enrolment } from './Enrolment';
import { FirstPasswordForm } from './FirstPasswordForm';
import { SignOutButton } from './SignOutButton';

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
        <SignOutButton className="button quiet" />
      </main>
    </div>
  );
}
