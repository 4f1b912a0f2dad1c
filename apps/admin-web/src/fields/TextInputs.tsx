import { LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import type { Key } from '../i18n/words';
import './wording.css';

interface Props {
  limits: { title: number; body: number };
  /** Labels of title and body. */
  titleKey?: Key;
  bodyKey?: Key;
  /** Help text below the body. */
  help?: Key | false;
  rows?: number;
}

/** Title and body in each language. */
export const TextInputs = ({
  limits,
  titleKey = 'field.title',
  bodyKey = 'field.body',
  help = 'article.body_help',
  rows = 6,
}: Props) =>
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
        helperText={help}
        multiline
        minRows={rows}
        validate={[required(), maxLength(limits.body)]}
      />
    </fieldset>
  ));
