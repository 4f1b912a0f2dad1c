import { LANGUAGES, type Language } from '@ipw/domain';
import { GlobeIcon } from '@ipw/ui';
import { setLanguage, useLanguage, useT } from '../i18n/catalogue';

/** The names of the languages are the same in every language. */
const LANGUAGE_NAMES: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };

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
