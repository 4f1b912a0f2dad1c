import { LanguageSwitch } from '../components/LanguageSwitch';
import { useT } from '../i18n/locale';
import { SignInForm } from './SignInForm';

const LINES = ['gate.line1', 'gate.line2', 'gate.line3'] as const;

/** The sign-in page, without form library and component kit, so that it loads fast. */
export function SignInPage() {
  const t = useT();
  return (
    <div className="gate">
      <aside className="gate-art">
        <div className="gate-brand">
          <span className="mark" aria-hidden />
          {t('brand.name')}
        </div>
        <SealPattern />
        <div className="gate-claim">
          <p className="gate-slogan">{t('gate.slogan')}</p>
          <ul>
            {LINES.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </div>
      </aside>
      <main className="gate-main">
        <div className="gate-tools">
          <LanguageSwitch />
        </div>
        <div className="gate-box">
          <h1>{t('gate.enter')}</h1>
          <p className="soft">{t('gate.subtitle')}</p>
          <SignInForm />
        </div>
        <p className="gate-foot soft">{t('gate.foot')}</p>
      </main>
    </div>
  );
}

/** A seal with two letters, the console's emblem. */
function SealPattern() {
  return (
    <svg className="gate-seal" viewBox="0 0 400 400" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
        <rect x="34" y="34" width="332" height="332" rx="34" strokeWidth="13" />
        <rect x="62" y="62" width="276" height="276" rx="18" strokeWidth="3" />
        <path strokeWidth="22" d="M108 112h60M108 288h60M138 112v176" />
        <path strokeWidth="22" d="M212 288V112h80v92h-80" />
      </g>
    </svg>
  );
}
