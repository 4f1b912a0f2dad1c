import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@ipw/domain';
import { GlobeIcon } from '@ipw/ui';
import { setLanguage, useLanguage, useT } from '../i18n/catalogue';

export function LanguageSwitch() {
  const t = useT();
  const language = useLanguage();
  return (
    <label className="app-language">
      <GlobeIcon />
      <span className="ui-hidden">{t('lang.label')}</span>
      <select value={language} onChange={(event) => void setLanguage(event.target.value as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
