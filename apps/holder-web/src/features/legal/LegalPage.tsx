import { AGREEMENTS, agreementApi } from '@ipw/domain';
import { Button, ErrorState, Skeleton } from '@ipw/ui';
import { NavLink, useLocation } from 'react-router';
import { api } from '../../app/api';
import { jumpTo } from '../../app/jump';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { useResource } from '../../app/use-resource';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, LegalVersions } from './LegalVersions';
import './legal.css';

const idOf = (at: number) => `section-${String(at + 1)}`;

/** An agreement: version, table of contents, text. The route selects it. */
export function LegalPage() {
  const t = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const page = AGREEMENTS.find((one) => paths[one] === pathname) ?? AGREEMENTS[0];
  const wanted = new URLSearchParams(search).get('version') ?? undefined;
  const { data, error, retry } = useResource(`legal ${page} ${wanted ?? ''}`, () =>
    api(agreementApi.legal, { page, version: wanted }),
  );
  useTitle(t(`legal.${page}`));
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  if (!data || data.page !== page)
    return (
      <div className="legal">
        <Skeleton lines={9} height={20} />
      </div>
    );
  const date = dayOf(data.effective_from, language);
  return (
    <div className="legal">
      <header className="legal-head">
        <h1>{data.title}</h1>
        <p className="ui-row ui-soft">
          <span>{t('legal.version', { version: data.version })}</span>
          <span>{t('legal.effective', { date })}</span>
          <Button small look="quiet" onClick={() => print()}>
            {t('legal.print')}
          </Button>
        </p>
        {page === 'disclaimer' && (
          <p>
            <a href={`/complain?lang=${language}`}>{t('legal.complain')}</a>
          </p>
        )}
        <LegalVersions page={page} text={data} />
      </header>
      <nav className="legal-contents" aria-label={t('legal.contents')}>
        <h2>{t('legal.contents')}</h2>
        <ol>
          {data.sections.map(({ heading }, at) => (
            <li key={heading}>
              <button type="button" onClick={() => jumpTo(idOf(at))}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text">
        {data.sections.map(({ heading, paragraphs }, at) => (
          <section key={heading} id={idOf(at)} tabIndex={-1}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
      <nav className="legal-others" aria-label={t('legal.all')}>
        <h2>{t('legal.all')}</h2>
        <ul>
          {AGREEMENTS.map((one) => (
            <li key={one}>
              <NavLink to={paths[one]}>{t(`legal.${one}`)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
