import type { Agreement, Language, LegalAnswer } from '@ipw/domain';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';

export const dayOf = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });

/** The status of the shown version, the next one, and links to all others. */
export function LegalVersions({ page, text }: { page: Agreement; text: LegalAnswer }) {
  const t = useT();
  const language = useLanguage();
  const shown = text.versions.find(({ version }) => version === text.version);
  const coming = text.versions.findLast(({ validity }) => validity === 'coming');
  const to = (version?: string) => withQuery(paths[page], { version });
  if (text.versions.length < 2) return null;
  return (
    <>
      {shown && shown.validity !== 'live' ? (
        <p className="legal-status" role="note">
          {t(`legal.${shown.validity}`)} <Link to={to()}>{t('legal.current')}</Link>
        </p>
      ) : coming ? (
        <p className="legal-status" role="note">
          {t('legal.announced', { date: dayOf(coming.effective_from, language) })}{' '}
          <Link to={to(coming.version)}>{t('legal.read_coming')}</Link>
        </p>
      ) : null}
      <nav className="legal-versions" aria-label={t('legal.versions')}>
        {text.versions.map(({ version, validity }) => (
          <Link
            key={version}
            to={to(validity === 'live' ? undefined : version)}
            aria-current={version === text.version ? 'page' : undefined}
          >
            {t('legal.version', { version })}
          </Link>
        ))}
      </nav>
    </>
  );
}
