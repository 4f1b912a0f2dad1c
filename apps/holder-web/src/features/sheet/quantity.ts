import { useLanguage, useT } from '../../i18n/catalogue';

/** The wanted quantity in words. */
export function useQuantity(): (buy_num: number | null) => string {
  const t = useT();
  const language = useLanguage();
  return (buy_num) =>
    buy_num === null
      ? t('sheet.any_number')
      : t('sheet.pieces', { count: new Intl.NumberFormat(language).format(buy_num) });
}
