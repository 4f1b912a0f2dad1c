import type { FilingOffer } from '@ipw/domain';
import type { useT } from '../../i18n/catalogue';

/** By what the free filing was used. */
export const usedWords = (t: ReturnType<typeof useT>, { used_by }: Pick<FilingOffer, 'used_by'>): string =>
  used_by[0] ? t('filing.credit.used', { by: t(`credit_key.${used_by[0]}`) }) : '';
