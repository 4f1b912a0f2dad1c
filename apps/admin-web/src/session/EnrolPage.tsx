import { LanguageSwitch } from '../components/LanguageSwitch';
import { useT } from '../i18n/locale';
import { signOut } from './auth.calls';
import { Enrolment } from './Enrolment';

/** All that is open to an account which must have a second factor and has none yet. */
export default function EnrolPage() {
  const t = useT();
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
        <h1>{t('enrol.title')}</h1>
        <p className="soft">{t('enrol.why')}</p>
        <Enrolment />
        <button type="button" className="button quiet" onClick={() => void signOut().catch(() => undefined)}>
          {t('user.sign_out')}
        </button>
      </main>
    </div>
  );
}
