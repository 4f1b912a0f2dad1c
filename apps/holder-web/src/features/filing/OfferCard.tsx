import { type FilingOffer, formatFen } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { filingPaths } from '../../app/filing-paths';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { isReserved, usedWords } from './used-words';

/** Whether the free filing is at hand, or by what it was used, and what more cost. */
export function OfferCard({ offer }: { offer: FilingOffer }) {
  const t = useT();
  const ipId = useIpId();
  const price = formatFen(offer.price_fen);
  return (
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
            ? t('filing.offer.free.text', { price, hours: offer.certificate_hours })
            : `${usedWords(t, offer)} ${t('filing.offer.more', { price })}`}
        </p>
      </div>
      <div className="ui-row">
        {!offer.is_auth && (
          <Link className={buttonClass()} to={paths.realNameIdentify}>
            {t('filing.verify')}
          </Link>
        )}
        {!offer.credit && offer.filing_id && (
          <Link
            className={buttonClass()}
            to={withQuery(filingPaths.iprService, { id: ipId, filing_id: offer.filing_id })}
          >
            {t('filing.offer.where')}
          </Link>
        )}
        <Link to={filingPaths.iprWelfare}>{t('filing.offer.terms')}</Link>
      </div>
    </section>
  );
}
