import { Link } from 'react-router';
import { useT } from '../i18n/catalogue';
import { paths } from './paths';
import { site } from './site';

export function Footer() {
  const t = useT();
  return (
    <footer className="app-footer">
      <div className="app-footer-in">
        <nav className="ui-row" aria-label={t('footer.legal')}>
          <Link to={paths.serviceAgreement}>{t('legal.serviceAgreement')}</Link>
          <Link to={paths.privacyPolicy}>{t('legal.privacyPolicy')}</Link>
          <Link to={paths.ipCoopFrame}>{t('legal.ipCoopFrame')}</Link>
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
