import { LANGUAGES, REFERENCE_LIMITS } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';

/** The name of an item in each language. */
export const NameInputs = () =>
  LANGUAGES.map((language) => (
    <TextInput
      key={language}
      source={`names.${language}`}
      label={LOCALES[language]}
      helperText={false}
      validate={[required(), maxLength(REFERENCE_LIMITS.name)]}
    />
  ));
