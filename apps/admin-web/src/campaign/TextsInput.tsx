import { CAMPAIGN_LIMITS, LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import '../fields/wording.css';

/** Title, text and rules in each language. */
export const TextsInput = () =>
  LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      <TextInput
        source={`texts.${language}.title`}
        label="field.title"
        helperText={false}
        validate={[required(), maxLength(CAMPAIGN_LIMITS.title)]}
      />
      <TextInput
        source={`texts.${language}.body`}
        label="field.body"
        helperText="tender.brief_help"
        multiline
        minRows={6}
        validate={[required(), maxLength(CAMPAIGN_LIMITS.body)]}
      />
      <TextInput
        source={`texts.${language}.rules`}
        label="field.rules"
        helperText="tender.brief_help"
        multiline
        minRows={3}
        validate={[required(), maxLength(CAMPAIGN_LIMITS.rules)]}
      />
    </fieldset>
  ));
