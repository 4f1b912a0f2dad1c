import { LANGUAGES, TENDER_LIMITS } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import '../fields/wording.css';

/** An emptied text is sent as an empty text, not as null. */
const asTyped = (value: string) => value;

/** Title, brief, what to submit, and prize, in each language. */
export const TextsInput = () =>
  LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      <TextInput
        source={`texts.${language}.title`}
        label="field.title"
        helperText={false}
        validate={[required(), maxLength(TENDER_LIMITS.title)]}
      />
      <TextInput
        source={`texts.${language}.body`}
        label="field.body"
        helperText="tender.brief_help"
        multiline
        minRows={6}
        validate={[required(), maxLength(TENDER_LIMITS.body)]}
      />
      <TextInput
        source={`texts.${language}.materials`}
        label="field.materials"
        helperText="tender.brief_help"
        multiline
        minRows={3}
        validate={[required(), maxLength(TENDER_LIMITS.materials)]}
      />
      <TextInput
        source={`texts.${language}.prize`}
        label="field.prize"
        helperText={false}
        multiline
        parse={asTyped}
        validate={maxLength(TENDER_LIMITS.prize)}
      />
    </fieldset>
  ));
