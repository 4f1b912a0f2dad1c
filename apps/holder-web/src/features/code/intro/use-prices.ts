import { formatFen, type LabelPrice, type LabelType, orderApi, formatNumber } from '@ipw/domain';
import { useApi } from '../../../app/use-api';
import { useLanguage, useT } from '../../../i18n/catalogue';

/** Today's prices from the price book, formatted. */
export function usePrices() {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch } = useApi(orderApi.prices, {}, { staleTime: 600_000 });
  const of = (type: LabelType): LabelPrice | undefined =>
    data?.prices.find(({ label_type }) => label_type === type);
  return {
    of,
    error,
    refetch,
    number: (count: number) => formatNumber(count, language),
    /** The price of a label and the minimum order, in one line. */
    shortOf: (type: LabelType): string => {
      const price = of(type);
      if (!price) return '';
      return t(price.unit_per === 1 ? 'code.price.one' : 'code.price', {
        price: formatFen(price.unit_fen),
        per: price.unit_per,
        minimum: formatNumber(price.minimum, language),
      });
    },
  };
}
