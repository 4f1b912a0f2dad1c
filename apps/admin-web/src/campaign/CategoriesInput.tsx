import { CAMPAIGN_LIMITS, LANGUAGES } from '@ipw/domain';
import { ArrayInput, maxLength, required, SimpleFormIterator, TextInput } from 'react-admin';
import { LOCALES, useT } from '../i18n/locale';

/** Categories of works, named in each language. */
export function CategoriesInput() {
  const t = useT();
  return (
    <fieldset className="wording">
      <legend>{t('field.categories')}</legend>
      <ArrayInput source="categories" label={false} defaultValue={[]} helperText={false}>
        <SimpleFormIterator disableReordering disableClear inline fullWidth>
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              source={language}
              label={LOCALES[language]}
              helperText={false}
              validate={[required(), maxLength(CAMPAIGN_LIMITS.category)]}
            />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
      <p className="soft">{t('campaign.categories_help')}</p>
    </fieldset>
  );
}
