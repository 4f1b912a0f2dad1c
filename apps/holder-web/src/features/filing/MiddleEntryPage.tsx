import { formatFen } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { Page } from '../../app/Page';
import { filingPaths } from '../../app/filing-paths';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useOffer } from './filing.calls';
import { NEW } from './IprServicePage';
import { isReserved, usedWords } from './used-words';
import './filing.css';

const NEEDED = ['filing.need_1', 'filing.need_2', 'filing.need_3'] as const;
const STEPS = ['filing.step_1', 'filing.step_2', 'filing.step_3', 'filing.step_4'] as const;

/** What a filing is, what it needs, how long it takes, and whether the free one is at hand. */
export function MiddleEntryPage() {
  const t = useT();
  const { user } = useMemberInfo();
  const { data: offer, error, refetch } = useOffer();
  const id = user.use_ip_id;
  return (
    <Page title={t('filing.entry.title')}>
      <p className="filing-lead">{t('filing.entry.lead', { hours: offer?.certificate_hours ?? 24 })}</p>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!offer && !error && <Skeleton lines={2} height={96} />}
      {offer && (
        <section className="ui-card filing-offer" data-free={offer.credit ? '' : undefined}>
          <div>
            <h2>
              {t(
                offer.credit
                  ? 'filing.offer.free'
                  : isReserved(offer)
                    ? 'filing.offer.reserved'
                    : 'filing.offer.used',
              )}
            </h2>
            <p className="ui-soft">
              {offer.credit
                ? t('filing.offer.free.text', {
                    price: formatFen(offer.price_fen),
                    hours: offer.certificate_hours,
                  })
                : `${usedWords(t, offer)} ${t('filing.offer.more', { price: formatFen(offer.price_fen) })}`}
            </p>
          </div>
          <div className="ui-row">
            {!offer.is_auth ? (
              <Link className={buttonClass('primary')} to={paths.realNameIdentify}>
                {t('filing.verify')}
              </Link>
            ) : id ? (
              <Link
                className={buttonClass('primary')}
                to={withQuery(filingPaths.iprService, { id, filing_id: NEW })}
              >
                {t('filing.begin')}
              </Link>
            ) : (
              <Link className={buttonClass('primary')} to={paths.claim}>
                {t('filing.claim_first')}
              </Link>
            )}
            <Link className={buttonClass()} to={filingPaths.iprWelfare}>
              {t('filing.offer.terms')}
            </Link>
          </div>
        </section>
      )}
      <div className="filing-two">
        <section className="ui-card filing-part">
          <h2>{t('filing.entry.needed')}</h2>
          <ul className="filing-points">
            {NEEDED.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </section>
        <section className="ui-card filing-part">
          <h2>{t('filing.entry.steps')}</h2>
          <ol className="filing-points">
            {STEPS.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}
