import { useInput } from 'react-admin';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { relationKey, RELATIONS } from '../components/relation-key';

/** Selects a relation, each with its meaning; 'not assigned' is one of the options. */
export function RelationInput() {
  const t = useT();
  const { field, fieldState } = useInput({ source: 'match_relation', defaultValue: null });
  const current = field.value === '' ? null : (field.value as number | null);
  return (
    <fieldset className="relations">
      <legend>{t('field.match_relation')}</legend>
      {[...RELATIONS, null].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={field.name}
            checked={current === value}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
          />
          <span>
            {t(relationKey(value))}
            <small>{t(keyOf('relation_help', value ?? 'none'))}</small>
          </span>
        </label>
      ))}
      {fieldState.error?.message && <em role="alert">{fieldState.error.message}</em>}
    </fieldset>
  );
}
