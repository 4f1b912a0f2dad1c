import { FILING_FEN, FILING_HOURS, formatFen } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { Page } from '../../app/Page';
import { filingPaths } from '../../app/filing-paths';
import { useT } from '../../i18n/catalogue';
import './filing.css';

const TERMS = ['filing.term_1', 'filing.term_2', 'filing.term_3', 'filing.term_4', 'filing.term_5'] as const;

/** The free filing and its terms. */
export function WelfarePage() {
  const t = useT();
  const args = { price: formatFen(FILING_FEN), hours: FILING_HOURS };
  return (
    <Page title={t('filing.welfare.title')} narrow>
      <section className="filing-hero">
        <p className="filing-amount">¥{formatFen(FILING_FEN)}</p>
        <p>{t('filing.welfare.lead', args)}</p>
        <Link className={buttonClass('primary')} to={filingPaths.iprMiddleEntry}>
          {t('filing.welfare.go')}
        </Link>
      </section>
      <section className="ui-card filing-part">
        <h2>{t('filing.welfare.terms')}</h2>
        <ol className="filing-points">
          {TERMS.map((key) => (
            <li key={key}>{t(key, args)}</li>
          ))}
        </ol>
      </section>
    </Page>
  );
}
