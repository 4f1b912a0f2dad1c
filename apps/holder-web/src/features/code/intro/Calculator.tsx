import { formatFen, LABEL_TYPES, labelQuantity, type LabelType, quoteFor } from '@ipw/domain';
import { Button, CheckField, ErrorState, TextField } from '@ipw/ui';
import { useState } from 'react';
import { OneOf } from '../../../form/OneOf';
import { useT } from '../../../i18n/catalogue';
import { QuoteItems } from '../QuoteItems';
import { useOrderWish } from '../use-order-wish';
import { usePrices } from './use-prices';

/** Today's price of labels, item by item; the values are copied to the order form. */
export function Calculator({ type: only }: { type?: LabelType | undefined }) {
  const t = useT();
  const { of, number, error, refetch } = usePrices();
  const order = useOrderWish();
  const [label_type, setType] = useState<LabelType>(only ?? 'common');
  const [typed, setTyped] = useState<string>();
  const [wantsSample, setSample] = useState(false);
  const price = of(label_type);
  const quantity = typed ?? (price ? String(price.minimum) : '');
  const sample = wantsSample && !!price?.sample_fee_fen;
  const count = labelQuantity().safeParse(quantity);
  const enough = count.success && price && count.data >= price.minimum;
  const quote = enough ? quoteFor(price, count.data, sample) : undefined;
  const problem = () => {
    if (!price || quote) return undefined;
    if (!count.success) return t('rule.label_quantity');
    return t('rule.min', { field: t('code.field.quantity'), min: number(price.minimum) });
  };
  return (
    <section className="ui-card code-card" aria-live="polite">
      <h2>{t('intro.calc')}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!only && (
        <OneOf
          id="calc-type"
          label={t('code.field.label_type')}
          error={undefined}
          options={LABEL_TYPES.map((value) => ({ value, label: t(`label_type.${value}`) }))}
          value={label_type}
          onChange={(value) => {
            setType(value);
            setTyped(undefined);
          }}
        />
      )}
      <TextField
        id="calc-quantity"
        label={t('code.field.quantity')}
        inputMode="numeric"
        autoComplete="off"
        hint={price && t('code.minimum', { minimum: number(price.minimum) })}
        value={quantity}
        error={problem()}
        onChange={setTyped}
      />
      {!!price?.sample_fee_fen && (
        <CheckField
          label={t('code.sample', { price: formatFen(price.sample_fee_fen) })}
          checked={sample}
          onChange={setSample}
        />
      )}
      {quote && <QuoteItems {...quote} />}
      <Button look="primary" wide disabled={!quote} onClick={() => order({ label_type, quantity, sample })}>
        {t('intro.calc.order')}
      </Button>
      <p className="ui-soft">{t('intro.calc.note')}</p>
    </section>
  );
}
