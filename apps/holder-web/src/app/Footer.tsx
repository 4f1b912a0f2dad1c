import { useT } from '../i18n/catalogue';
import { hrefOf } from './address';
import { sitePaths } from './site-paths';
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
          <a href={hrefOf(sitePaths.aboutUs)}>{t('footer.about')}</a>
          <a href={hrefOf(sitePaths.contact)}>{t('contact.title')}</a>
          {LEGAL.map((page) => (
            <a key={page} href={hrefOf(sitePaths[page])}>
              {t(`legal.${page}`)}
            </a>
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
