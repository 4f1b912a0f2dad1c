import { formatFen, type LabelType } from '@ipw/domain';
import { Skeleton } from '@ipw/ui';
import { useT, type Key } from '../../../i18n/catalogue';
import { deliveriesOf } from '../delivery-words';
import { usePrices } from './use-prices';

const FACTS: Record<LabelType, readonly string[]> = {
  common: ['suits', 'size', 'time', 'sending', 'keeping'],
  custom: ['suits', 'look', 'size', 'time', 'keeping'],
};

/** Price, delivery days and facts of a label type. */
export function LabelFacts({ type }: { type: LabelType }) {
  const t = useT();
  const { of, shortOf, number } = usePrices();
  const price = of(type);
  return (
    <section className="intro-section">
      <h2>{t('intro.facts')}</h2>
      <dl className="intro-facts">
        <div>
          <dt>{t('intro.fact.price')}</dt>
          <dd>{price ? shortOf(type) : <Skeleton lines={1} height={24} />}</dd>
        </div>
        {!!price?.plate_fee_fen && (
          <div>
            <dt>{t('quote_item.plate')}</dt>
            <dd>
              {t('intro.fact.plate', {
                price: formatFen(price.plate_fee_fen),
                above: number(price.plate_free_above),
              })}
            </dd>
          </div>
        )}
        {!!price?.sample_fee_fen && (
          <div>
            <dt>{t('quote_item.sample')}</dt>
            <dd>{t('intro.fact.sample', { price: formatFen(price.sample_fee_fen) })}</dd>
          </div>
        )}
        {FACTS[type].map((fact) => (
          <div key={fact}>
            <dt>{t(`intro.fact.${fact}` as Key)}</dt>
            <dd>
              {fact === 'time'
                ? deliveriesOf(t, type).join(t('code.delivery.and'))
                : t(`intro.${type}.${fact}` as Key)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
