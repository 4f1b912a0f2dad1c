import { LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import type { Key } from '../i18n/words';
import '../broadcast/broadcast.css';

interface Props {
  limits: { title: number; body: number };
  /** Labels of title and body. */
  titleKey?: Key;
  bodyKey?: Key;
}

/** Title and body in each language. */
export const TextInputs = ({ limits, titleKey = 'field.title', bodyKey = 'field.body' }: Props) =>
  LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      <TextInput
        source={`texts.${language}.title`}
        label={titleKey}
        helperText={false}
        validate={[required(), maxLength(limits.title)]}
      />
      <TextInput
        source={`texts.${language}.body`}
        label={bodyKey}
        helperText="article.body_help"
        multiline
        minRows={6}
        validate={[required(), maxLength(limits.body)]}
      />
    </fieldset>
  ));
