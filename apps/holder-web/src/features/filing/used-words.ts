import type { FilingOffer } from '@ipw/domain';
import type { useT } from '../../i18n/catalogue';

/** Whether a filing of the member holds the free one, which comes back unless it is certified. */
export const isReserved = ({ credit, filing_id, spent }: FilingOffer): boolean =>
  !credit && filing_id !== null && !spent;

/** By what the free filing was used, or for which filing it is reserved. */
export const usedWords = (t: ReturnType<typeof useT>, offer: FilingOffer): string =>
  isReserved(offer)
    ? t('filing.credit.reserved', { number: offer.filing_number ?? '' })
    : offer.used_by[0]
      ? t('filing.credit.used', { by: t(`credit_key.${offer.used_by[0]}`) })
      : '';
