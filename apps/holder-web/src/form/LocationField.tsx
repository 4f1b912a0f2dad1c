import type { Regions } from '@ipw/domain';
import { Select } from '@ipw/ui';
import { FIRST_COUNTRY, textOf } from './phone';
import { useT } from '../i18n/catalogue';
import { locationsOf } from './location';
import type { FieldControl } from './schema-form';

/** Province or country, and a city if it has some. Stored as codes while the language may still change. */
export function LocationField({ control, regions }: { control: FieldControl; regions: Regions | undefined }) {
  const t = useT();
  const { id, error, set, setOther, values } = control;
  const location = textOf(control.value);
  const groups = { provinces: t('field.location_provinces'), countries: t('field.location_countries') };
  const cities = regions?.provinces.find(({ code }) => code === location)?.cities ?? [];
  return (
    <>
      <Select
        {...{ id, error }}
        label={t('field.location')}
        options={regions ? locationsOf(regions, groups, textOf(values.country) || FIRST_COUNTRY) : []}
        value={location}
        onChange={(next) => {
          set(next);
          setOther('city', '');
        }}
      />
      {cities.length > 0 && (
        <Select
          label={t('field.city')}
          optional
          options={cities.map(({ code, name }) => ({ value: code, label: name }))}
          value={textOf(values.city)}
          onChange={(next) => setOther('city', next)}
        />
      )}
    </>
  );
}
