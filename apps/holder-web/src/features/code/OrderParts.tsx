import { formatFen, LABEL_TYPES, orderApi, PAYMENT_TYPES, formatNumber } from '@ipw/domain';
import { CheckField, Select, TextArea, TextField } from '@ipw/ui';
import { useApi } from '../../app/use-api';
import { OneOf } from '../../form/OneOf';
import { idOf } from '../../form/use-form';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { useAllDesigns, useAllLicensees, useDeliveries } from './code.calls';
import { deliveriesOf } from './delivery-words';
import { ADDRESS, TERMS } from './order-values';
import { Terms } from './Terms';
import type { OrderForm } from './use-order-form';

interface Props {
  form: OrderForm;
}

/** A new design, or an earlier one whose plate exists. Hidden before the first delivered order of own labels. */
function Design({ form }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data: designs = [] } = useAllDesigns();
  if (designs.length === 0) return null;
  return (
    <Select
      {...form.field('repeat_of')}
      label={t('code.field.repeat_of')}
      hint={t('code.design.hint')}
      optional
      options={[
        { value: '', label: t('code.design.new') },
        ...designs.map(({ order_id, order_number, product_name, made_at }) => ({
          value: order_id,
          label: t('code.design.made', {
            name: product_name,
            number: order_number,
            day: dayOf(made_at, language),
          }),
        })),
      ]}
    />
  );
}

/** Type and number of labels. */
export function LabelKind({ form }: Props) {
  const { values, set } = form;
  const t = useT();
  const language = useLanguage();
  const { data } = useApi(orderApi.prices, {}, { staleTime: 600_000 });
  const priceOf = (type: string) => data?.prices.find(({ label_type }) => label_type === type);
  const chosen = priceOf(values.label_type);
  return (
    <>
      <fieldset className="code-kinds">
        <legend className="ui-field-label">{t('code.field.label_type')}</legend>
        {LABEL_TYPES.map((type) => {
          const price = priceOf(type);
          return (
            <label key={type} className="code-kind">
              <input
                type="radio"
                name="label_type"
                checked={values.label_type === type}
                onChange={() => set({ label_type: type, ...(type === 'common' && { sample: false }) })}
              />
              <span>
                <strong>{t(`label_type.${type}`)}</strong>
                {price && (
                  <span>
                    {t(price.unit_per === 1 ? 'code.price.one' : 'code.price', {
                      price: formatFen(price.unit_fen),
                      per: price.unit_per,
                      minimum: formatNumber(price.minimum, language),
                    })}
                  </span>
                )}
                <span className="ui-soft">{t(`code.kind.${type}`)}</span>
                {deliveriesOf(t, type).map((words) => (
                  <span key={words} className="ui-soft">
                    {words}
                  </span>
                ))}
                {!!price?.plate_fee_fen && (
                  <span className="ui-soft">
                    {t('code.kind.plate', {
                      price: formatFen(price.plate_fee_fen),
                      above: formatNumber(price.plate_free_above, language),
                    })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      {values.label_type === 'custom' && <Design form={form} />}
      <TextField
        {...form.field('quantity')}
        label={t('code.field.quantity')}
        inputMode="numeric"
        autoComplete="off"
        hint={chosen && t('code.minimum', { minimum: formatNumber(chosen.minimum, language) })}
      />
      {!!chosen?.sample_fee_fen && (
        <CheckField
          label={t('code.sample', { price: formatFen(chosen.sample_fee_fen) })}
          checked={values.sample}
          onChange={(sample) => set({ sample })}
        />
      )}
    </>
  );
}

/** The delivery address; one used before or a merchant's can be copied. */
export function Delivery({ form }: Props) {
  const t = useT();
  const { data: used = { list: [] } } = useDeliveries();
  const { data: merchants = [] } = useAllLicensees();
  const known = [
    ...used.list.map((one) => ({ ...one, label: `${one.recipient} · ${one.recipient_address}` })),
    ...merchants.map((one) => ({ ...one, label: one.licensee_name })),
  ];
  const take = (at: string) => {
    const chosen = known[Number(at)];
    if (at !== '' && chosen) form.set(Object.fromEntries(ADDRESS.map((name) => [name, chosen[name]])));
  };
  const frame = (name: (typeof ADDRESS)[number]) => ({
    ...form.field(name),
    label: t(`code.licensee.${name}`),
  });
  return (
    <section className="ui-card code-card">
      <h2>{t('code.order.delivery')}</h2>
      {known.length > 0 && (
        <Select
          label={t('code.made.take')}
          value=""
          optional
          options={[
            { value: '', label: t('ui.choose') },
            ...known.map(({ label }, at) => ({ value: String(at), label })),
          ]}
          onChange={take}
        />
      )}
      <div className="code-pair">
        <TextField {...frame('recipient')} autoComplete="off" />
        <TextField {...frame('recipient_phone')} type="tel" autoComplete="off" />
      </div>
      <TextArea {...frame('recipient_address')} rows={2} autoComplete="off" />
      <p className="ui-soft">{t('code.made.courier')}</p>
    </section>
  );
}

/**
 * Payment by wallet, or by transfer if the platform has a bank account: the order is placed first, then account and
 * reference are shown.
 */
export function Payment({ form }: Props) {
  const t = useT();
  const { data } = useApi(orderApi.prices, {}, { staleTime: 600_000 });
  const offered = PAYMENT_TYPES.filter((type) => type !== 'bank' || !!data?.bank_account);
  return (
    <section className="ui-card code-card">
      <h2>{t('code.made.payment')}</h2>
      <OneOf
        {...form.field('payment_type')}
        label={t('code.field.payment_type')}
        options={offered.map((value) => ({ value, label: t(`payment_type.${value}`) }))}
      />
      <p className="ui-soft">{t(`code.made.${form.values.payment_type}`)}</p>
    </section>
  );
}

/** The two agreements of an order. */
export function Agreements({ form: { values, set, problems, texts } }: Props) {
  const t = useT();
  const wrong = problems.problemOf('agree');
  return (
    <section
      id={idOf('agree')}
      tabIndex={-1}
      className="ui-card code-card"
      aria-describedby={`${idOf('agree')}-error`}
    >
      <h2>{t('code.made.agree')}</h2>
      {TERMS.map((term) => (
        <div key={term} className="code-agree">
          <CheckField
            label={t(`code.agree.${term}`)}
            checked={values[term]}
            onChange={(yes) => set({ [term]: yes })}
          />
          <Terms term={term} shown={texts} />
        </div>
      ))}
      <p className="ui-field-error" id={`${idOf('agree')}-error`} aria-live="polite">
        {wrong}
      </p>
    </section>
  );
}
