import { formatFen, LABEL_TYPES, type LabelPriceRow, MOST_LABELS, PRICE_STATES } from '@ipw/domain';
import { NumberInput, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput';
import { priceStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, moment, onDay, sorted, state, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import type { FieldName, Key } from '../i18n/words';
import { count, money } from '../fields/figures';

const written = [
  'label_type',
  'valid_from',
  'unit_fen',
  'unit_per',
  'minimum',
  'plate_fee_fen',
  'plate_free_above',
  'sample_fee_fen',
] as const;

/** The price of one label, or of several when that of one is no whole number of fen. */
function Unit({ price: { unit_fen, unit_per } }: { price: LabelPriceRow }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <span className="figures">{t('price.each', { price: formatFen(unit_fen), per: number(unit_per) })}</span>
  );
}

/** An amount in RMB; the API uses fen. */
const FenInput = ({ source, help, start }: { source: FieldName; help: Key; start?: number }) => (
  <NumberInput
    source={source}
    label={`field.${source}`}
    helperText={help}
    min={0}
    step={0.01}
    defaultValue={start}
    validate={required()}
    format={(fen?: number | '' | null) => (typeof fen === 'number' ? fen / 100 : '')}
    parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * 100))}
  />
);

const CountInput = ({ source, help, start }: { source: FieldName; help?: Key; start?: number }) => (
  <NumberInput
    source={source}
    label={`field.${source}`}
    helperText={help ?? false}
    min={0}
    max={MOST_LABELS}
    step={1}
    defaultValue={start}
    validate={required()}
  />
);

const DayInput = () => (
  <TextInput
    source="valid_from"
    type="date"
    label="field.valid_from"
    helperText="price.day_help"
    validate={required()}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const prices: ModelOf<'label-prices'> = {
  title: (price) => price.valid_from,
  sort: { field: 'valid_from', order: 'DESC' },
  columns: ['label_type', 'state', 'valid_until', 'unit', 'minimum', 'plate_fee_fen'],
  filters: {
    label_type: choices(LABEL_TYPES, 'label_type'),
    state: choices(PRICE_STATES, 'state.label_price'),
  },
  fields: {
    label_type: {
      ...word('label_type', (price) => price.label_type),
      input: <ChoiceInput source="label_type" options={LABEL_TYPES} prefix="label_type" required />,
    },
    state: state(priceStatusLabels, (price) => price.state),
    valid_from: { ...sorted(onDay((price) => price.valid_from)), input: <DayInput /> },
    valid_until: onDay((price) => price.valid_until),
    unit: { show: (price) => <Unit price={price} /> },
    unit_fen: { show: () => null, input: <FenInput source="unit_fen" help="price.unit_help" /> },
    unit_per: { show: () => null, input: <CountInput source="unit_per" start={1} /> },
    minimum: { ...count((price) => price.minimum), input: <CountInput source="minimum" /> },
    plate_fee_fen: {
      ...money((price) => price.plate_fee_fen),
      input: <FenInput source="plate_fee_fen" help="price.fee_help" start={0} />,
    },
    plate_free_above: {
      ...count((price) => price.plate_free_above),
      input: <CountInput source="plate_free_above" help="price.free_help" start={0} />,
    },
    sample_fee_fen: {
      ...money((price) => price.sample_fee_fen),
      input: <FenInput source="sample_fee_fen" help="price.fee_help" start={0} />,
    },
    created_at: moment((price) => price.created_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.price_days', fields: ['label_type', 'state', 'valid_from', 'valid_until', 'created_at'] },
    {
      title: 'facts.price',
      fields: ['unit', 'minimum', 'plate_fee_fen', 'plate_free_above', 'sample_fee_fen'],
    },
  ],
};

/** The price book: prices of labels, each from a day on. */
export default pagesOf(prices, { show: { removes: true } });
