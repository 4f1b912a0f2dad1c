import { FILING_FEN, FILING_HOURS, formatFen } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { Page } from '../../app/Page';
import { filingPaths } from '../../app/filing-paths';
import { withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useOffer } from './filing.calls';
import { usedWords } from './used-words';
import './filing.css';

const TERMS = ['filing.term_1', 'filing.term_2', 'filing.term_3', 'filing.term_4', 'filing.term_5'] as const;

/** The free filing and its terms. */
export function WelfarePage() {
  const t = useT();
  const { user } = useMemberInfo();
  const { data: offer } = useOffer();
  const args = { price: formatFen(FILING_FEN), hours: FILING_HOURS };
  return (
    <Page title={t('filing.welfare.title')} narrow>
      <section className="filing-hero">
        <p className="filing-amount">¥{formatFen(FILING_FEN)}</p>
        <p>{t('filing.welfare.lead', args)}</p>
        {offer && !offer.credit ? (
          <>
            <p>{usedWords(t, offer)}</p>
            {offer.filing_id && (
              <Link
                className={buttonClass('primary')}
                to={withQuery(filingPaths.iprService, { id: user.use_ip_id, filing_id: offer.filing_id })}
              >
                {t('filing.offer.where')}
              </Link>
            )}
          </>
        ) : (
          <Link className={buttonClass('primary')} to={filingPaths.iprMiddleEntry}>
            {t('filing.welfare.go')}
          </Link>
        )}
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
