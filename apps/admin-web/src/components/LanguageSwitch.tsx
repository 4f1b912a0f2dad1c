import { type Locale, LOCALES, setLocale, useLocale, useT } from '../i18n/locale';

export function LanguageSwitch() {
  const t = useT();
  const locale = useLocale();
  return (
    <select
      className="select slim"
      aria-label={t('language')}
      value={locale}
      onChange={(event) => void setLocale(event.target.value as Locale)}
    >
      {Object.entries(LOCALES).map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
