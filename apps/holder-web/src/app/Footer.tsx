import { Link } from 'react-router';
import { useT } from '../i18n/catalogue';
import { paths } from './paths';
import { site } from './site';

const LEGAL = [
  'serviceAgreement',
  'privacyPolicy',
  'ipCoopFrame',
  'intermediaryContract',
  'disclaimer',
] as const;

export function Footer() {
  const t = useT();
  return (
    <footer className="app-footer">
      <div className="app-footer-in">
        <nav className="ui-row" aria-label={t('footer.legal')}>
          <Link to={paths.aboutUs}>{t('footer.about')}</Link>
          <Link to={paths.contact}>{t('contact.title')}</Link>
          {LEGAL.map((page) => (
            <Link key={page} to={paths[page]}>
              {t(`legal.${page}`)}
            </Link>
          ))}
        </nav>
        <p>{t('footer.hours')}</p>
        <p className="ui-row">
          <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
          {site.filings.map(({ number, url }) => (
            <a key={number} href={url} target="_blank" rel="noreferrer">
              {number}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}
