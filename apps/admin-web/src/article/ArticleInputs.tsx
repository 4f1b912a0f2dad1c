import { ARTICLE_LIMITS, LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES } from '../i18n/locale';
import '../broadcast/broadcast.css';

/** Title and body in each language: every member reads their own. */
export const ArticleInputs = () =>
  LANGUAGES.map((language) => (
    <fieldset key={language} className="wording" lang={language}>
      <legend>{LOCALES[language]}</legend>
      <TextInput
        source={`texts.${language}.title`}
        label="field.title"
        helperText={false}
        validate={[required(), maxLength(ARTICLE_LIMITS.title)]}
      />
      <TextInput
        source={`texts.${language}.body`}
        label="field.body"
        helperText="article.body_help"
        multiline
        minRows={6}
        validate={[required(), maxLength(ARTICLE_LIMITS.body)]}
      />
    </fieldset>
  ));
