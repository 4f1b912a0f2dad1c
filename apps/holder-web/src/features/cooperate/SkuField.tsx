import { ALL_FIELDS, type PublicIp } from '@ipw/domain';
import { Select } from '@ipw/ui';
import { useResource } from '../../app/use-resource';
import type { FieldControl } from '../../form/schema-form';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { licensingFields } from './calls';

export type ChosenIp = Pick<PublicIp, 'ip_id' | 'ip_name' | 'taken_fields'>;

/** Whether one of the IPs cannot be asked for the category now. */
export const isTaken = (ips: readonly ChosenIp[], sku: unknown): boolean =>
  ips.some(({ taken_fields }) =>
    taken_fields.some(({ sku_id }) => sku_id === ALL_FIELDS || String(sku_id) === sku),
  );

interface Props {
  control: FieldControl;
  /** The chosen IPs. */
  ips: readonly ChosenIp[];
}

/** The category of a request, of those that all chosen IPs can be asked for; the others are named with their last day. */
export function SkuField({ control, ips }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data = [] } = useResource('licensing-fields', licensingFields);
  const taken = ips.flatMap(({ ip_name, taken_fields }) =>
    taken_fields.map(({ sku_id, taken_until }) =>
      t(ips.length > 1 ? 'cooperate.taken_by' : 'cooperate.taken', {
        name: ip_name,
        field: data.find(({ id }) => id === sku_id)?.name ?? '',
        day: dayOf(taken_until, language),
      }),
    ),
  );
  const chosen = typeof control.value === 'string' ? control.value : '';
  const lost = chosen !== '' && isTaken(ips, chosen);
  return (
    <Select
      id={control.id}
      name="sku_id"
      label={t('cooperate.sku_id')}
      hint={taken.length > 0 ? t('cooperate.taken_list', { list: taken.join(' · ') }) : undefined}
      error={lost ? t('cooperate.taken_chosen') : control.error}
      // A choice that is taken at an IP comes back when the IP is removed.
      value={lost ? '' : chosen}
      options={data
        .filter(({ id }) => !isTaken(ips, String(id)))
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={control.set}
    />
  );
}
