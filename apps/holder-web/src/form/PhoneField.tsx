import { AREA_CODES } from '@ipw/domain';
import { Field } from '@ipw/ui';
import { useResource } from '../app/use-resource';
import { useT } from '../i18n/catalogue';
import { regions } from './calls';
import './phone-field.css';
import { areaCodeOf, FIRST_COUNTRY, textOf } from './phone';
import type { FieldControl } from './schema-form';

/** Area code and number under one label. Options are keyed by country, because two countries share '+1'. */
export function PhoneField({ control, label }: { control: FieldControl; label: string }) {
  const t = useT();
  const known = useResource('regions', regions);
  const country = textOf(control.values.country) || FIRST_COUNTRY;
  const areas =
    known.data?.area_codes ??
    AREA_CODES.map(([code, area_code]) => ({ country: code, area_code, name: code }));
  return (
    <Field label={label} id={control.id} error={control.error}>
      {(props) => (
        <div className="ui-input-group">
          <div className="phone-area">
            <span aria-hidden="true">+{areaCodeOf(country)}</span>
            <select
              aria-label={t('field.area')}
              value={country}
              onChange={(event) => control.setOther('country', event.target.value)}
            >
              {areas.map((area) => (
                <option key={area.country} value={area.country}>
                  {`${area.name} +${area.area_code}`}
                </option>
              ))}
            </select>
          </div>
          <input
            className="ui-input"
            {...props}
            name="phone_number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={textOf(control.value)}
            onChange={(event) => control.set(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
