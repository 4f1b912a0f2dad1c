import { LANGUAGES, TENDER_LIMITS, type TenderCriterion, WHOLE_WEIGHT } from '@ipw/domain';
import { ArrayInput, maxLength, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LOCALES, useT } from '../i18n/locale';

const EMPTY = { weight: null, names: {} };

/** Criteria with names in each language; the sum of their weights is shown while it is typed. */
export function CriteriaInput() {
  const t = useT();
  const rows = useWatch({ name: 'criteria' }) as (Partial<TenderCriterion> | null)[] | null | undefined;
  const sum = (rows ?? []).reduce((all, row) => all + Number(row?.weight ?? 0), 0);
  return (
    <fieldset className="wording">
      <legend>{t('field.criteria')}</legend>
      <ArrayInput
        source="criteria"
        label={false}
        defaultValue={[EMPTY]}
        helperText={false}
        validate={required()}
      >
        <SimpleFormIterator disableReordering disableClear inline fullWidth>
          <NumberInput
            source="weight"
            label="field.weight"
            helperText={false}
            min={1}
            max={WHOLE_WEIGHT}
            validate={required()}
          />
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              source={`names.${language}`}
              label={LOCALES[language]}
              helperText={false}
              validate={[required(), maxLength(TENDER_LIMITS.criterion)]}
            />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
      <p className="soft" role="status" data-off={sum !== WHOLE_WEIGHT || undefined}>
        {t('tender.criteria_help')} {t('tender.weight_total', { sum })}
      </p>
    </fieldset>
  );
}
