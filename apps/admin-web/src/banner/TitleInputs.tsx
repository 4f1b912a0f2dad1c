import { BANNER_LIMITS, LANGUAGES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { LOCALES, useT } from '../i18n/locale';

/** A banner's title in each language, for visitors who cannot see the picture. */
export function TitleInputs() {
  const t = useT();
  return (
    <fieldset className="titles">
      <legend>{t('field.titles')}</legend>
      <p>{t('banner.titles_help')}</p>
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          label={LOCALES[language]}
          helperText={false}
          validate={[required(), maxLength(BANNER_LIMITS.title)]}
        />
      ))}
    </fieldset>
  );
}
