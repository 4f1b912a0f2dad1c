import { LANGUAGES, type Language } from '@ipw/domain';
import { buttonClass, CloseIcon, GlobeIcon, GridIcon, MenuIcon, PhoneIcon, useStore } from '@ipw/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { setLanguage, useLanguage, useT } from '../i18n/catalogue';
import { paths } from './paths';
import { Popover } from './Popover';
import { Seal } from './Seal';
import { tokenStore } from './session';
import { site, siteAddress } from './site';

const QrCode = lazy(async () => ({ default: (await import('@ipw/ui/QrCode')).QrCode }));
const MyConsultant = lazy(async () => ({
  default: (await import('./MyConsultant')).MyConsultantAnywhere,
}));
const MemberBar = lazy(async () => ({ default: (await import('./MemberBar')).MemberBar }));

/** The names of the languages are the same in every language. */
const LANGUAGE_NAMES: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };

/** Pages of a claim highlight the menu entry of claims. */
const CLAIMS = [paths.claimIp, paths.artistClaimIp];
const ENTRIES = [
  { to: paths.landing, label: 'nav.home' },
  { to: paths.dashboard, label: 'nav.workbench' },
  { to: paths.claim, label: 'nav.claim' },
  { to: paths.userCenter, label: 'nav.user' },
  { to: paths.faq, label: 'nav.faq' },
] as const;

function LanguageSwitch() {
  const t = useT();
  const language = useLanguage();
  return (
    <label className="app-language">
      <GlobeIcon />
      <span className="ui-hidden">{t('lang.label')}</span>
      <select value={language} onChange={(event) => void setLanguage(event.target.value as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Contact() {
  const t = useT();
  const token = useStore(tokenStore);
  return (
    <Popover label={t('contact.title')} button={<PhoneIcon />}>
      {token ? (
        <Suspense>
          <MyConsultant />
        </Suspense>
      ) : null}
      <h2>{t('contact.title')}</h2>
      <dl className="app-contact">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.phone}`}>{site.phone}</a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </dl>
      <p className="ui-soft">{t('contact.hours')}</p>
      <div className="app-contact-qr">
        <Suspense>
          <QrCode text={siteAddress()} label={t('contact.qr')} />
        </Suspense>
      </div>
      <Link to={paths.contact}>{t('contact.more')}</Link>
    </Popover>
  );
}

function Systems() {
  const t = useT();
  return (
    <Popover label={t('systems.title')} button={<GridIcon />} wide>
      <h2>{t('systems.title')}</h2>
      <ul className="app-systems">
        {site.systems.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              <strong>{t(name)}</strong>
              <span>{t(`${name}_text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

const VisitorBar = () => {
  const t = useT();
  return (
    <>
      <Link className={buttonClass('quiet', 'ui-button-small')} to={paths.login}>
        {t('nav.login')}
      </Link>
      <Link className={buttonClass('primary', 'ui-button-small app-bar-join')} to={paths.register}>
        {t('nav.register')}
      </Link>
    </>
  );
};

export function TopBar() {
  const t = useT();
  const token = useStore(tokenStore);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className="app-bar">
      <div className="app-bar-in">
        <Link className="app-brand" to={paths.landing}>
          <Seal />
          <span>{t('app.name')}</span>
        </Link>
        <button
          type="button"
          className="app-bar-button app-bar-toggle"
          aria-label={t('nav.toggle')}
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        </button>
        <nav id="main-menu" className={`app-nav${open ? ' app-nav-open' : ''}`} aria-label={t('nav.main')}>
          {ENTRIES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={
                label === 'nav.claim' && CLAIMS.some((path) => pathname.startsWith(path))
                  ? 'active'
                  : undefined
              }
            >
              {t(label)}
            </NavLink>
          ))}
          {site.systems.map(({ name, url }) => (
            <a key={name} className="app-nav-system" href={url} target="_blank" rel="noreferrer">
              {t(name)}
            </a>
          ))}
          <LanguageSwitch />
        </nav>
        <div className="app-bar-end">
          <Systems />
          <Contact />
          {token ? (
            <Suspense>
              <MemberBar />
            </Suspense>
          ) : (
            <VisitorBar />
          )}
        </div>
      </div>
    </header>
  );
}
