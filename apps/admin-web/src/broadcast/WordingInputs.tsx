import { BROADCAST_LIMITS, LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';

/** Title and body in each language: every member reads their own. */
export function WordingInputs() {
  return LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      <TextInput
        source={`texts.${language}.title`}
        label="field.title"
        helperText={false}
        validate={[required(), maxLength(BROADCAST_LIMITS.title)]}
      />
      <TextInput
        source={`texts.${language}.body`}
        label="field.body"
        helperText={false}
        multiline
        minRows={3}
        validate={[required(), maxLength(BROADCAST_LIMITS.body)]}
      />
    </fieldset>
  ));
}
